import type { Handler } from '#platform/server/bind.ts'
import type { HandlerInput } from '#platform/std/endpoint.ts'

import type { nftApi } from '../api.ts'
import type { NftTables } from '../tables.ts'
import { cardView, findCard } from './cards.ts'
import { type LevelCount, levelsWithCounts } from './levels.ts'
import { cardsFacts } from './contract.ts'

type Input = HandlerInput<typeof nftApi.cardPage>

/** The columns a sort reads by; each pair has its index. */
const sorts = {
  default: [['tokenId', 'asc']],
  newest: [['seq', 'desc']],
  oldest: [['seq', 'asc']],
  expensive: [
    ['usdtPrice', 'desc'],
    ['tokenId', 'desc'],
  ],
  cheap: [
    ['usdtPrice', 'asc'],
    ['tokenId', 'asc'],
  ],
} as const

/** The contract fixes how many cards there can ever be; that bounds how far an offset reads. */
export const cardPage: Handler<typeof nftApi.cardPage> = async (input, call) => {
  const { app } = call
  const facts = await cardsFacts(app)
  if (input.tokenId !== undefined) {
    const row = await findCard(call, input.tokenId)
    const wanted =
      row !== undefined &&
      (input.level === undefined || input.level === row.level) &&
      (input.state === undefined || (input.state === 'staked') === (row.unlockTime !== null))
    const list = wanted && input.pageNum === 1 ? [cardView(app, facts, row)] : []
    return { total: wanted ? 1 : 0, list }
  }

  const total = totalOf(await levelsWithCounts(call), input)
  const offset = (input.pageNum - 1) * input.pageSize
  if (offset >= total) return { total, list: [] }

  let rows = call.db.withTables<NftTables>().selectFrom('nftCards').selectAll()
  if (input.level !== undefined) rows = rows.where('level', '=', input.level)
  if (input.state === 'held') rows = rows.where('unlockTime', 'is', null)
  if (input.state === 'staked') rows = rows.where('unlockTime', 'is not', null)
  for (const [column, direction] of sorts[input.sort]) rows = rows.orderBy(column, direction)
  const list = await rows.limit(input.pageSize).offset(offset).execute()
  return { total, list: list.map((row) => cardView(app, facts, row)) }
}

/** From the counters: no rows are counted. */
function totalOf(levels: readonly (LevelCount & { level: number })[], input: Input): number {
  let total = 0
  for (const { level, minted, staked } of levels) {
    if (input.level !== undefined && input.level !== level) continue
    if (input.state === 'held') total += minted - staked
    else total += input.state === 'staked' ? staked : minted
  }
  return total
}
