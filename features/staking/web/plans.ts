import type { Reply } from '#platform/std/endpoint.ts'

import { mulDivDown } from '#platform/std/amount.ts'
import { useApi } from '#platform/web/api.ts'
import type { ShownCoin } from '#platform/web/spend/coin.ts'
import { sourcesOf } from '#platform/web/Verify.tsx'

import { stakingApi } from '../api.ts'
import type { Plan } from '../shapes.ts'

export type Term = Plan['terms'][number]
type Plans = Reply<typeof stakingApi.planList>

/** The plan of a coin, read again so that a resumed order finds it too. */
export const usePlan = (symbol: string): Plan | undefined =>
  useApi(stakingApi.planList, {}).data?.coins.find((plan) => plan.symbol === symbol)

/** Base units of TES that an amount earns over a whole term: computed as in the contract, rounded down. */
export const rewardFor = (amount: bigint, { rate }: Pick<Term, 'rate'>): bigint =>
  mulDivDown(amount, BigInt(rate), 10n ** 18n)

/** Base units of USDT that an amount is worth, rounded down; null without a price. */
export const worthIn = (
  units: bigint,
  { decimals }: Pick<ShownCoin, 'decimals'>,
  priceE12: string | null,
): bigint | null =>
  priceE12 === null ? null : mulDivDown(units, BigInt(priceE12), 10n ** BigInt(decimals + 12))

/** The term that binds the shortest of those that are open. */
export const firstTerm = (terms: readonly Term[]): Term | undefined =>
  terms.find(({ most }) => most !== '0')

/** The field of a term's rate. */
export const rateField = (days: number): string => `terms.${days}.rate`

/** Of the yearly figures: what each term earns, and the prices by which that is carried over. */
export const yearlyFrom = ({ terms, sources }: Pick<Plan, 'terms' | 'sources'>) =>
  sourcesOf(sources, ...terms.map(({ days }) => rateField(days)), 'price')

/** The requested plan, else the first. */
export const chosenPlan = (coins: Plans['coins'], wanted: string | null): Plan | undefined =>
  coins.find(({ symbol }) => symbol === wanted) ?? coins[0]
