export { Health } from './web/Health.tsx'
export { Holdings } from './web/Holdings.tsx'
export { NewestCards } from './web/NewestCards.tsx'
