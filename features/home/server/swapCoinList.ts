import { coinPage, figuresOf } from '#features/exchange/public.server.ts'
import type { Handler } from '#platform/server/bind.ts'
import type { Reserves } from '#platform/server/reserve.ts'

import type { homeApi } from '../api.ts'
import { coinReply, laidAside } from './coinReplies.ts'

export const swapCoinList =
  (reserves: readonly Reserves[]): Handler<typeof homeApi.swapCoinList> =>
  async ({ search, sort, pageNum, pageSize }, call) => {
    const offset = (pageNum - 1) * pageSize
    const { total, rows } = await coinPage(call, { order: sort, search, offset, limit: pageSize })
    const figures =
      rows.length === 0 ? [] : await figuresOf(call, rows, await laidAside(call, reserves))
    return { total, list: figures.map(coinReply), formula: 'traders24h*log2(liquidity+1)' }
  }
