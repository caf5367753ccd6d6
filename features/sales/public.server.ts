/** The interface of a feature with products. */

export type { Offer, ProductKind, ProductReads, SecondPayment, Slice } from './server/kind.ts'
export type { Product, ProductDetail, Purchase, Reward, SaleState } from './shapes.ts'
export { salesFailures } from './failures.ts'
export { unlessNoPrice } from './server/noPrice.ts'
