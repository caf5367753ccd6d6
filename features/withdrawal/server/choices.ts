import type { BoundEndpoint } from '#platform/server/bind.ts'
import type { Releases } from '#platform/server/release.ts'
import * as z from 'zod/mini'

import { withdrawalApi } from '../api.ts'

/** The calls, restricted to the kinds that the features declare. */
export function withChoices(
  releases: readonly Releases[],
  calls: readonly BoundEndpoint[],
): readonly BoundEndpoint[] {
  const kind = z.optional(z.enum(releases.map((one) => one.kind)))
  const input = z.extend(withdrawalApi.claimList.input, { kind })
  return calls.map(({ endpoint, handler }) => ({
    endpoint: endpoint === withdrawalApi.claimList ? { ...endpoint, input } : endpoint,
    handler,
  }))
}
