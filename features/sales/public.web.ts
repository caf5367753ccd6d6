export { salesApi } from './api.ts'
export type { Product, ProductDetail, Purchase, SaleState } from './shapes.ts'
