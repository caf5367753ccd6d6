import { Failure, type FailureKind } from '#platform/std/failure.ts'
import { type Text, defineTexts } from '#platform/std/text.ts'

import { orderFailures } from '#platform/server/orders/orderFailures.ts'
import { decimalsOf, formatUnits } from '#platform/std/amount.ts'
import { utcText } from '#platform/std/utcText.ts'
import { remedies } from '#platform/server/verdict.ts'

import { salesFailures as f } from '../failures.ts'
import type { Cost, Offer } from './kind.ts'

/** The refusal of a purchase, and its remedy. */
export interface Obstacle {
  readonly fault: FailureKind
  /** Whether it is the requested number, or the product itself. */
  readonly about: 'num' | 'product'
  readonly remedy: Text
  readonly values: Readonly<Record<string, string>>
}

/** An address's funds for it, in sun; `ownLimit` is null without a limit. */
export interface Balance {
  readonly balance: bigint
  readonly ownLimit: bigint | null
  readonly symbol: string
}

/** What would let a purchase pass. */
const texts = defineTexts({
  wait: { en: 'Come back when the sale has started', tc: '請於銷售開始後再來' },
  price: {
    en: 'Wait for the next average price: anybody can have it stored',
    tc: '請等待下一次平均價格，任何人皆可觸發記錄',
  },
  another: { en: 'Choose another level or series', tc: '請選擇其他等級或系列' },
  fewer: { en: 'Choose fewer', tc: '請減少數量' },
  tomorrow: {
    en: 'Wait for the next day of UTC, or raise your limit: that takes 24 hours',
    tc: '請等到下一個 UTC 日，或提高上限（24 小時後生效）',
  },
})

/** Reasons that block every buyer. */
export function validateSold(offer: Offer, num: number): Obstacle | null {
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

/** The address's own limit: the whole price counts, whichever part of it is paid now. */
export function validateAllowed(
  offer: Offer,
  num: number,
  { ownLimit, symbol }: Omit<Balance, 'balance'>,
): Obstacle | null {
  if (ownLimit === null || costOf(offer).price * BigInt(num) <= ownLimit) return null
  const values = { left: inTrx(ownLimit), symbol }
  return { fault: f.ABOVE_DAILY_LIMIT, about: 'num', remedy: texts.tomorrow, values }
}

export function validatePay(offer: Offer, num: number, balances: Balance): Obstacle | null {
  const missing = costOf(offer).first * BigInt(num) - balances.balance
  if (missing <= 0n) return null
  const values = { amount: inTrx(missing), symbol: balances.symbol }
  return { fault: orderFailures.BALANCE, about: 'num', remedy: remedies.balance, values }
}

/** All of them, in the order of their refusals. */
export const validateBuy = (offer: Offer, num: number, balances: Balance): Obstacle | null =>
  validateSold(offer, num) ??
  validateAllowed(offer, num, balances) ??
  validatePay(offer, num, balances)

/** The maximum without a blocking reason. */
export function mostToBuy(offer: Offer, { balance, ownLimit }: Balance): number {
  if (validateSold(offer, 1) !== null) return 0
  const most = Math.min(offer.left, offer.most)
  const { price, first } = costOf(offer)
  const payable = [balance / first, ownLimit === null ? null : ownLimit / price]
  return payable.reduce<number>(
    (least, one) => (one === null || one >= BigInt(least) ? least : Number(one)),
    most,
  )
}

const inTrx = (sun: bigint): string => formatUnits(sun, decimalsOf.TRX)

/** The second payment of an order: in the present shares, at the price of the order. */
export function secondOf(offer: Offer, num: number, sent: bigint) {
  const { completeTime } = offer
  if (completeTime === null) return null
  const { price, first } = costOf(offer)
  const left = first === 0n ? price * BigInt(num) : (sent * (price - first)) / first
  return { amount: String(left), completeTime }
}
