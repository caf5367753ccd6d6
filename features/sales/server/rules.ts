import { Failure, type FailureKind } from '#platform/std/failure.ts'
import type { Text } from '#platform/std/text.ts'

import { orderFailures } from '#platform/server/orders/orderFailures.ts'
import { remedies } from '#platform/server/remedies.ts'
import { decimalsOf, formatUnits } from '#platform/std/amount.ts'
import { utcText } from '#platform/std/utcText.ts'

import { salesFailures as f } from '../failures.ts'
import type { Cost, Offer } from './kind.ts'
import { saleTexts as texts } from './text.ts'

/** What a purchase is refused with, and what would let it pass. */
export interface Obstacle {
  readonly fault: FailureKind
  /** Whether it is the number asked for, or the product itself. */
  readonly about: 'num' | 'product'
  readonly remedy: Text
  readonly values: Readonly<Record<string, string>>
}

/** What an address can spend on it, in sun; `ownLimit` is null where it has set none. */
export interface Purse {
  readonly balance: bigint
  readonly ownLimit: bigint | null
  readonly symbol: string
}

/** What stands in everybody's way. */
export function whyNotSold(offer: Offer, num: number): Obstacle | null {
  const product = (
    fault: FailureKind,
    remedy: Text,
    values: Obstacle['values'] = {},
  ): Obstacle => ({
    fault,
    about: 'product',
    remedy,
    values,
  })
  const number = (fault: FailureKind, values: Obstacle['values']): Obstacle => ({
    fault,
    about: 'num',
    remedy: texts.fewer,
    values,
  })
  if (offer.state === 'preparing') {
    const values = { time: utcText(offer.start ?? 0) }
    return product(f.NOT_STARTED, texts.wait, values)
  }
  if (offer.state === 'ended') return product(f.ENDED, texts.another)
  if (offer.left === 0) return product(f.SOLD_OUT, texts.another)
  if (num > offer.most) {
    return number(offer.most === 1 ? f.ONE_AT_A_TIME : f.TOO_MANY, { max: String(offer.most) })
  }
  if (num > offer.left) return number(f.TOO_FEW, { left: String(offer.left) })
  return offer.cost === null ? product(f.NO_PRICE, texts.price) : null
}

/** What one costs now, or NO_PRICE. */
export function costOf({ cost }: Offer): Cost {
  if (cost === null) throw new Failure(f.NO_PRICE)
  return cost
}

/** The address' own limit: the whole price counts, whatever of it is paid now. */
export function whyNotAllowed(
  offer: Offer,
  num: number,
  { ownLimit, symbol }: Omit<Purse, 'balance'>,
): Obstacle | null {
  if (ownLimit === null || costOf(offer).price * BigInt(num) <= ownLimit) return null
  const values = { left: inTrx(ownLimit), symbol }
  return { fault: f.ABOVE_DAILY_LIMIT, about: 'num', remedy: texts.tomorrow, values }
}

export function whyNotPay(offer: Offer, num: number, purse: Purse): Obstacle | null {
  const missing = costOf(offer).first * BigInt(num) - purse.balance
  if (missing <= 0n) return null
  const values = { amount: inTrx(missing), symbol: purse.symbol }
  return { fault: orderFailures.BALANCE, about: 'num', remedy: remedies.balance, values }
}

/** All of them, in the order they are told. */
export const whyNotBuy = (offer: Offer, num: number, purse: Purse): Obstacle | null =>
  whyNotSold(offer, num) ?? whyNotAllowed(offer, num, purse) ?? whyNotPay(offer, num, purse)

/** The most that nothing stands in the way of. */
export function mostToBuy(offer: Offer, { balance, ownLimit }: Purse): number {
  if (whyNotSold(offer, 1) !== null) return 0
  const most = Math.min(offer.left, offer.most)
  const { price, first } = costOf(offer)
  const payable = [balance / first, ownLimit === null ? null : ownLimit / price]
  return payable.reduce<number>(
    (least, one) => (one === null || one >= BigInt(least) ? least : Number(one)),
    most,
  )
}

const inTrx = (sun: bigint): string => formatUnits(sun, decimalsOf.TRX)

/** What is left to pay of what the order reserves: in the shares of today, at the price that the order was made at. */
export function secondOf(offer: Offer, num: number, sent: bigint) {
  const { completeTime } = offer
  if (completeTime === null) return null
  const { price, first } = costOf(offer)
  const left = first === 0n ? price * BigInt(num) : (sent * (price - first)) / first
  return { amount: String(left), completeTime }
}
