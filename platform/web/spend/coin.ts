import { exactAmount } from '#platform/std/format.ts'

/** A coin as amounts of it are typed and shown. */
export interface ShownCoin {
  readonly symbol: string
  readonly decimals: number
}

/** To the last unit, with the symbol. */
export const exactOf = (units: bigint, { symbol, decimals }: ShownCoin): string =>
  `${exactAmount(units, decimals)} ${symbol}`
