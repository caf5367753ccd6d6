import { shortAmount } from '#platform/std/format.ts'

import type { CoinTotal } from '../shapes.ts'

/** Short by the product's rule, with the symbol; small rewards with four decimals, and nothing as 0. */
export const shortOf = (units: string, { decimals, symbol }: CoinTotal['coin']): string =>
  `${units === '0' ? units : shortAmount(BigInt(units), decimals, 4)} ${symbol}`
