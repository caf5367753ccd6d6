import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import type { HandlerInput } from '#platform/std/endpoint.ts'
import { type RawBuilder, sql } from 'kysely'

import type { nftApi } from '../api.ts'
import type { NftTables } from '../tables.ts'
import { cardView, findCard } from './cards.ts'
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

  const offset = (input.pageNum - 1) * input.pageSize
  const total = totalOf(input)
  let rows = call.db
    .withTables<NftTables>()
    .selectFrom('nftCards')
    .selectAll()
    .select(total.as('total'))
    // Known before a row is read: a page beyond the end reads none.
    .where(total, '>', offset)
  if (input.level !== undefined) rows = rows.where('level', '=', input.level)
  if (input.state === 'held') rows = rows.where('unlockTime', 'is', null)
  if (input.state === 'staked') rows = rows.where('unlockTime', 'is not', null)
  for (const [column, direction] of sorts[input.sort]) rows = rows.orderBy(column, direction)
  const list = await rows.limit(input.pageSize).offset(offset).execute()
  const [first] = list
  if (first === undefined) return { total: await totalAlone(call, input), list: [] }
  return { total: first.total, list: list.map((row) => cardView(app, facts, row)) }
}

/** From the counters: no rows are counted. */
function totalOf({ level, state }: Input): RawBuilder<number> {
  const counted =
    state === 'held' ? sql`minted - staked` : state === 'staked' ? sql`staked` : sql`minted`
  const ofLevel = level === undefined ? sql`` : sql` where level = ${level}`
  return sql<number>`(select coalesce(sum(${counted}), 0)::int8 from nft_level_stats${ofLevel})`
}

async function totalAlone(call: Call, input: Input): Promise<number> {
  const { rows } = await sql<{ total: number }>`select ${totalOf(input)} as total`.execute(call.db)
  return rows[0]?.total ?? 0
}
