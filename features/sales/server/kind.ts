import type { Call } from '#platform/server/call.ts'
import type { ProposedCall } from '#platform/server/orders/orders.ts'

import type { Product, ProductDetail, Purchase, Reward, SaleState } from '../shapes.ts'

/** A range of a list: the lists of several kinds follow each other. */
export interface Slice {
  readonly offset: number
  readonly limit: number
}

interface Sliced<T> {
  readonly total: number
  readonly list: T[]
}

/** Reads of a kind of product. */
export interface ProductReads {
  /** `state`: those alone. */
  page(
    call: Call,
    asked: Slice & { readonly state: SaleState | undefined },
  ): Promise<Sliced<Product>>
  /** Refuses a product that is not there. */
  detail(call: Call, productId: number): Promise<ProductDetail>
  /** The caller's purchases, in the order of `buyRecordPage`. */
  purchases(
    call: Call,
    asked: Slice & {
      readonly state: Purchase['state'] | undefined
      readonly productId: number | undefined
    },
  ): Promise<Sliced<Purchase>>
  /** What the caller's products gave, newest first, and the sum of it in base units of `coin`. */
  rewards(
    call: Call,
    asked: Slice,
  ): Promise<Sliced<Reward> & { readonly coin: string; readonly sum: string }>
  /** The product that holds a card until a draw; null in none. For kinds that hold cards. */
  holding?(call: Call, tokenId: number): Promise<number | null>
}

/** What one product costs now, in sun. */
export interface Cost {
  readonly price: bigint
  /** The payment of the order: the price, or the first of two payments. */
  readonly first: bigint
}

/** The values that decide about a purchase, read now. */
export interface Offer {
  readonly state: SaleState
  /** Unix seconds; null where the sale has no such time. */
  readonly start: number | null
  readonly end: number | null
  /** How many can be bought. */
  readonly left: number
  /** The most that one call takes. */
  readonly most: number
  /** Base units of USDT, of one. */
  readonly usdt: bigint
  /** null while the oracle has no price: nothing is sold meanwhile. */
  readonly cost: Cost | null
  /** Seconds in which the second of two payments is due; null for one payment. */
  readonly completeTime: number | null
  /** The kind of the order. */
  readonly orderKind: string
}

/** How a kind of product is bought. `sales` computes the blocking reasons from the offer. */
export interface ProductOrders {
  /** Every kind of order that `offer` can name. */
  readonly orderKinds: readonly string[]
  /** Refuses a product that is not there. */
  offer(call: Call, productId: number): Promise<Offer>
  /** sun that the caller's own limit leaves for today; null without one. */
  ownLimit(call: Call): Promise<bigint | null>
  /** The call that buys a number of items; without its value. */
  propose(productId: number, num: number, offer: Offer): ProposedCall
}

/** The second of two payments. */
export interface SecondPayment {
  /** Kinds of the two orders. */
  readonly firstKind: string
  readonly orderKind: string
  /** Numbers of all boxes that a transaction of the caller reserved; none where it reserved none. */
  reservedBy(call: Call, txHash: string): Promise<readonly number[]>
  /** Those of them that can be paid for. */
  stillReserved(call: Call, boxIds: readonly number[]): Promise<readonly number[]>
  /** The call that pays for reserved boxes of the caller; refuses others. */
  propose(call: Call, boxIds: readonly number[]): Promise<ProposedCall>
  /** A call's data as a purchase, with the boxes that it pays for; null for another call. */
  read(data: string): { readonly boxIds: readonly number[]; readonly call: ProposedCall } | null
}

/** A kind of product: the features that have something to sell give one each. */
export interface ProductKind {
  readonly kind: Product['kind']
  readonly reads: ProductReads
  readonly orders: ProductOrders
  readonly second?: SecondPayment
}
