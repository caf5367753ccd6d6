export { salesApi } from './api.ts'
export type { Product } from './shapes.ts'
