import type { BoundEndpoint } from '#platform/server/bind.ts'
import type { Income } from '#platform/server/feature.ts'
import type { Endpoint } from '#platform/std/endpoint.ts'
import * as z from 'zod/mini'

import { earningsApi } from '../api.ts'
import { feeKinds, feePlaces, nativeCoin } from '../kinds.ts'

/** The kinds of all income, those of fees first, then as the features stand. */
export const kindsOf = (income: readonly Income[]): readonly string[] => [
  ...feeKinds,
  ...income.map(({ kind }) => kind),
]

/** The calls, where only what the features declare can be chosen: a kind, a place or a coin of no income is refused. */
export function withChoices(
  income: readonly Income[],
  calls: readonly BoundEndpoint[],
): readonly BoundEndpoint[] {
  const { profitChangeRecordList, claimRecordList, statistic } = earningsApi
  const kind = z.optional(z.enum(kindsOf(income)))
  const from = z.optional(z.enum([...feePlaces, ...income.map((one) => one.kind)]))
  const coins = [...new Set([nativeCoin, ...income.map((one) => one.coin)])]
  const coin = z._default(z.optional(z.enum(coins)), nativeCoin)
  const narrow = new Map<Endpoint, Endpoint['input']>([
    [profitChangeRecordList, z.extend(profitChangeRecordList.input, { kind })],
    [claimRecordList, z.extend(claimRecordList.input, { from })],
    [statistic, z.extend(statistic.input, { coin })],
  ])
  return calls.map(({ endpoint, handler }) => ({
    endpoint: { ...endpoint, input: narrow.get(endpoint) ?? endpoint.input },
    handler,
  }))
}
