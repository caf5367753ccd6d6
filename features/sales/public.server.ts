/** What a feature needs to have something sold. */

export type { Offer, ProductKind, ProductReads, SecondPayment, Slice } from './server/kind.ts'
export type { Product, ProductDetail, Purchase, SaleState } from './shapes.ts'
export { salesFailures } from './failures.ts'
export { unlessNoPrice } from './server/noPrice.ts'
