import type { Handler } from '#platform/server/bind.ts'

import type { nftApi } from '../api.ts'
import { levelViews } from './levels.ts'

export const productLevelInfo: Handler<typeof nftApi.productLevelInfo> = async (_, call) => ({
  levels: await levelViews(call),
})
