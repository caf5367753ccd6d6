import type { Handler } from '#platform/server/bind.ts'

import type { salesApi } from '../api.ts'
import type { Kinds } from './target.ts'

export const sealedIn =
  (kinds: Kinds): Handler<typeof salesApi.sealedIn> =>
  async ({ tokenId }, call) => {
    const box = kinds.find(({ kind }) => kind === 'box')
    return { seriesId: (await box?.reads.holding?.(call, tokenId)) ?? null }
  }
