import { shortAmount } from '#platform/std/format.ts'

import type { CoinTotal } from '../shapes.ts'

/** Short by the product's rule, with the symbol; small rewards with four decimals. */
export const shortOf = (units: string, { decimals, symbol }: CoinTotal['coin']): string =>
  `${shortAmount(BigInt(units), decimals, 4)} ${symbol}`
