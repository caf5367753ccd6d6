import { decimalsOf } from '#platform/std/amount.ts'
import { exactAmount, figureAmount, shortAmount } from '#platform/std/format.ts'

/** A coin as amounts of it are typed and shown. */
export interface ShownCoin {
  readonly symbol: string
  readonly decimals: number
}

/** What rewards are paid in. */
export const tesCoin: ShownCoin = { symbol: 'TES', decimals: decimalsOf.TES }

/** To the last unit, with the symbol. */
export const exactOf = (units: bigint, { symbol, decimals }: ShownCoin): string =>
  `${exactAmount(units, decimals)} ${symbol}`

/** A holder's own sum, with the symbol. */
export const figureOf = (units: bigint, { symbol, decimals }: ShownCoin): string =>
  `${figureAmount(units, decimals)} ${symbol}`

/** Shortened by the product's rule, with the symbol; nothing is 0. */
export const shortOf = (units: bigint, { symbol, decimals }: ShownCoin): string =>
  `${units === 0n ? '0' : shortAmount(units, decimals)} ${symbol}`
