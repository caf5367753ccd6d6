export { salesApi } from './api.ts'
export type { Product, ProductDetail, Purchase } from './shapes.ts'
export { noPriceTexts } from './web/text.ts'
