import type { Reply } from '#platform/std/endpoint.ts'
import { useApi } from '#platform/web/api.ts'
import type { ShownCoin } from '#platform/web/spend/coin.ts'

import { saleApi } from '../api.ts'
import type { SaleState } from '../shapes.ts'
import type { Curve } from './curve.ts'
import { stateAt } from './saleAt.ts'
import type { Vesting } from './unlocks.ts'

export type SaleDetail = Reply<typeof saleApi.presale>

export type Market = NonNullable<SaleDetail['market']>

/** How often a presale is requested again, ms. */
const again = 10_000

export const useSale = (sale: string | null) =>
  useApi(saleApi.presale, sale === null ? null : { sale }, { refetchInterval: again })

/** Its state this second. */
export const stateOf = ({ presale, market, listableUntil }: SaleDetail, now: number): SaleState =>
  stateAt(presale, now, { market, listableUntil })

/** As amounts of its token are shown. */
export const coinOf = ({ presale: { token } }: SaleDetail): ShownCoin => ({
  symbol: token.symbol,
  decimals: token.decimals,
})

export const vestingOf = ({ numbers }: SaleDetail): Vesting => ({
  delay: numbers.vestingDelay,
  rate: numbers.vestingRate,
  step: numbers.vestingDis,
})

/** The curve of its internal market. */
export const curveOf = ({ first, shares }: Market): Curve => ({
  first: BigInt(first),
  shares: BigInt(shares),
})
