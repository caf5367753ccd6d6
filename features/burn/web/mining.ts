import { decimalsOf } from '#platform/std/amount.ts'
import type { Reply } from '#platform/std/endpoint.ts'
import { shortAmount } from '#platform/std/format.ts'
import { useApi } from '#platform/web/api.ts'
import { figureOf, shortOf, type ShownCoin, tesCoin } from '#platform/web/spend/coin.ts'
import { nativeCoin } from '#platform/web/spend/coinContract.ts'

import { burnApi } from '../api.ts'
import { minersPart, periodDays } from '../fields.ts'
import type { MiningState } from '../shapes.ts'

export type Mining = Reply<typeof burnApi.pool>
export type Mine = NonNullable<Mining['mine']>

/** How often figures from the chain are requested again, ms. */
export const again = 10_000

export const useMining = () => useApi(burnApi.pool, {}, { refetchInterval: again })

export const useNodes = () => useApi(burnApi.node, {}, { refetchInterval: again })

export const usdtCoin: ShownCoin = { symbol: 'USDT', decimals: decimalsOf.USDT }

const daySeconds = 86_400

/** Its state this second: between two reads time alone ends a period. */
export function stateAt(
  { state, period, next }: Pick<Mining, 'state' | 'period' | 'next'>,
  now: number,
): MiningState {
  if (state !== 'running' || period === null || now < period.end) return state
  return next.isOpen ? 'running' : 'over'
}

/** Days of the period that have begun, 1 to 90. */
export const dayOfPeriod = ({ start }: { readonly start: number }, now: number): number =>
  Math.min(periodDays, Math.max(1, Math.floor((now - start) / daySeconds) + 1))

/** What of an amount of the pool miners share, rounded down; nodes have the rest. */
export const minersOf = (pool: bigint): bigint => (pool * minersPart.part) / minersPart.of

/** As people count periods: the first is 1. */
export const periodNumber = (number: number): number => number + 1

/** `1.50` of 150 percent. */
export const multiplierText = (percent: number): string => (percent / 100).toFixed(2)

/** Base units of USDT without a unit, shortened: power is no money. */
export const powerText = (units: string | bigint): string =>
  shortAmount(BigInt(units), decimalsOf.USDT).replace(/\.00$/, '')

export const tesText = (units: string | bigint): string => shortOf(BigInt(units), tesCoin)
export const tesFigure = (units: string | bigint): string => figureOf(BigInt(units), tesCoin)
export const usdtText = (units: string | bigint): string => shortOf(BigInt(units), usdtCoin)
export const sunText = (sun: string | bigint): string => shortOf(BigInt(sun), nativeCoin())
