export { Person } from './web/Person.tsx'
export { accountApi } from './api.ts'
