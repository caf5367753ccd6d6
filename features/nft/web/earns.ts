import type { Reply } from '#platform/std/endpoint.ts'

import type { nftApi } from '../api.ts'
import type { CardLevel } from '../shapes.ts'
import { aprBps, rewardFor, worthOfReward } from './reward.ts'

/** The term that is spoken of where none is chosen, in days. */
const usualDays = 30

/** The term that is shown and chosen first: of 30 days, else the first; undefined of none. */
export const usualTerm = <Term extends { readonly days: number }>(
  terms: readonly Term[],
): Term | undefined => terms.find(({ days }) => days === usualDays) ?? terms[0]

/** What a card of a level costs and earns over the longest term. */
export interface Earns {
  readonly levelStr: string
  /** Base units of USDT. */
  readonly price: bigint
  readonly days: number
  /** Base units of TES. */
  readonly reward: bigint
  /** Base units of USDT, and hundredths of a percent a year; null where TES has no price. */
  readonly worth: { readonly usdt: bigint; readonly aprBps: number } | null
}

/** Of the level in the middle of those that are sold; null where none is, or no term is offered. */
export function earnsOf(
  levels: readonly Pick<CardLevel, 'levelStr' | 'remainSupply' | 'price' | 'power'>[],
  terms: Reply<typeof nftApi.getDepositTypes>['terms'],
  /** Base units of USDT for one TES, times 10^12. */
  tesPriceE12: string | null,
): Earns | null {
  const sold = levels.filter(({ remainSupply }) => remainSupply > 0)
  const level = sold[Math.floor(sold.length / 2)]
  const term = terms.toSorted((a, b) => b.time - a.time)[0]
  if (level === undefined || term === undefined) return null
  const price = BigInt(level.price)
  const reward = rewardFor(level.power, BigInt(term.rate), term.time)
  const usdt = tesPriceE12 === null ? null : worthOfReward(reward, BigInt(tesPriceE12))
  const apr = usdt === null ? null : aprBps(usdt, term.time, price)
  return {
    levelStr: level.levelStr,
    price,
    days: term.days,
    reward,
    worth: usdt === null || apr === null ? null : { usdt, aprBps: apr },
  }
}
