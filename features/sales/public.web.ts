export { salesApi } from './api.ts'
export { salesCalls } from './calls.ts'
export type { Product, ProductDetail, Purchase, Reward } from './shapes.ts'
export { noPriceTexts } from './web/text.ts'
