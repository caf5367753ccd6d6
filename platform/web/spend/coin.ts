import { decimalsOf } from '#platform/std/amount.ts'
import { exactAmount } from '#platform/std/format.ts'

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
