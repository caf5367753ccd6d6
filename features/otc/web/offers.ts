import { zeroAddress } from '#platform/std/address.ts'
import { plainAmount } from '#platform/std/format.ts'
import type { ShownCoin } from '#platform/web/spend/coin.ts'

import { distanceBps } from '../price.ts'
import type { OfferState, OfferView, OtcCoin } from '../shapes.ts'

/** As amounts of it are typed and shown: base units where the coin states no decimals. */
export const shownOf = ({ symbol, decimals }: Pick<OtcCoin, 'symbol' | 'decimals'>): ShownCoin => ({
  symbol,
  decimals: decimals ?? 0,
})

/** A symbol alone: a look-alike's is never without its mark. */
export const markOf = ({ symbol, looksLike }: OtcCoin): string =>
  looksLike === null ? symbol : '?'

export const isNative = (coin: string): boolean => coin === zeroAddress

export const offerPath = (id: number | string): string => `/otcOffer?id=${id}`

/** Its state this second: time alone lets an offer expire. */
export const stateAt = (
  { state, expiry }: Pick<OfferView, 'state' | 'expiry'>,
  now: number,
): OfferState => (state === 'open' && now >= expiry ? 'expired' : state)

/** Both sides of a deal in base units. */
export interface Deal {
  readonly give: OtcCoin
  readonly giveAmount: bigint
  readonly want: OtcCoin
  readonly wantAmount: bigint
  /** What `giveAmount` is worth in the wanted coin; null without a price. */
  readonly market: bigint | null
}

export interface Price {
  /** One whole of this coin costs `text`. */
  readonly base: ShownCoin
  readonly quote: ShownCoin
  readonly text: string
  /** Hundredths of a percent from the market's price of the same coin; null without one. */
  readonly bps: number | null
  /** Whether the taker pays less, or gets more, than at the market. */
  readonly goodForTaker: boolean
}

/** More digits than a coin has: a price is a ratio. */
const extra = 12

/** Whether a price is read in the wanted coin: so it is unless only the given one is money. */
const isMoney = ({ address, contract }: OtcCoin): number =>
  contract === 'Usdt' ? 2 : isNative(address) ? 1 : 0

/** A price as traders read it: in USDT, else in TRX, else in the wanted coin. */
export function priceIn(deal: Deal): Price {
  return isMoney(deal.give) > isMoney(deal.want) ? inGiven(deal) : inWanted(deal)
}

/** Of one whole coin that is given. */
export function inWanted({ give, giveAmount, want, wantAmount, market }: Deal): Price {
  const bps = distanceBps(wantAmount, market)
  return { ...ratio(want, wantAmount, give, giveAmount), bps, goodForTaker: (bps ?? 0) <= 0 }
}

/** Of one whole coin that is wanted. */
export function inGiven({ give, giveAmount, want, wantAmount, market }: Deal): Price {
  const bps = market === null ? null : distanceBps(market, wantAmount)
  return { ...ratio(give, giveAmount, want, wantAmount), bps, goodForTaker: (bps ?? 0) >= 0 }
}

function ratio(quoteCoin: OtcCoin, quoteAmount: bigint, baseCoin: OtcCoin, baseAmount: bigint) {
  const [quote, base] = [shownOf(quoteCoin), shownOf(baseCoin)]
  const value = (quoteAmount * 10n ** BigInt(base.decimals + extra)) / (baseAmount || 1n)
  return { base, quote, text: significant(value, quote.decimals + extra) }
}

/** Four significant digits below 1, however small; above it as any amount. */
export function significant(value: bigint, decimals: number): string {
  if (value === 0n || value >= 10n ** BigInt(decimals - 3)) return plainAmount(value, decimals)
  const digits = String(value)
  const zeros = decimals - digits.length
  return `0.${'0'.repeat(zeros)}${digits.slice(0, 4).replace(/0+$/, '')}`
}

export const dealOf = (offer: OfferView): Deal => ({
  give: offer.give,
  giveAmount: BigInt(offer.giveLeft),
  want: offer.want,
  wantAmount: BigInt(offer.wantLeft),
  market: offer.market === null ? null : BigInt(offer.market),
})
