import type { BoundEndpoint } from '#platform/server/bind.ts'
import type { Income } from '#platform/server/feature.ts'
import type { Endpoint } from '#platform/std/endpoint.ts'
import * as z from 'zod/mini'

import { earningsApi } from '../api.ts'
import { feeKinds, feePlaces } from '../kinds.ts'

/** The kinds of all income, those of fees first, then in the order of the features. */
export const kindsOf = (income: readonly Income[]): readonly string[] => [
  ...feeKinds,
  ...income.map(({ kind }) => kind),
]

/** The calls, restricted to what the features declare: a kind or a place without income is refused. */
export function withChoices(
  income: readonly Income[],
  calls: readonly BoundEndpoint[],
): readonly BoundEndpoint[] {
  const { profitChangeRecordList, claimRecordList } = earningsApi
  const kind = z.optional(z.enum(kindsOf(income)))
  const from = z.optional(z.enum([...feePlaces, ...income.map((one) => one.kind)]))
  const narrow = new Map<Endpoint, Endpoint['input']>([
    [profitChangeRecordList, z.extend(profitChangeRecordList.input, { kind })],
    [claimRecordList, z.extend(claimRecordList.input, { from })],
  ])
  return calls.map(({ endpoint, handler }) => ({
    endpoint: { ...endpoint, input: narrow.get(endpoint) ?? endpoint.input },
    handler,
  }))
}
