import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { type RawBuilder, sql } from 'kysely'

import type { marketApi } from '../../marketApi.ts'
import type { FrozenSale } from '../../marketShapes.ts'
import { factsOf } from '../cards.ts'
import { cardsFacts } from '../contract.ts'
import type { SaleRow } from './rows.ts'
import { symbolOf } from './symbols.ts'

/** Until when the card itself is staked now; null where its stake is over. */
type Found = SaleRow & { readonly staked: number | null }

/** Time alone decides whether one can be settled. Skipped rows are read in the indexes of both sides only. */
export const ownSales: Handler<typeof marketApi.ownSales> = async (input, call) => {
  const { app, db } = call
  const now = app.clock.now()
  const own = ownRows(
    call,
    input.role,
    input.state === undefined ? sql`true` : isIn(input.state, now),
  )
  const skip = (input.pageNum - 1) * input.pageSize
  const [facts, counted, { rows }] = await Promise.all([
    cardsFacts(app),
    sql<{ total: number }>`select count(*)::int8 as total from (${own}) own`.execute(db),
    sql<Found>`
      select sale.*, nft_cards.unlock_time as staked
      from (
        select token_id, number, side from (${own}) own
        order by sold_at desc, token_id, number offset ${skip}::int8 limit ${input.pageSize}::int8
      ) page
      join nft_frozen_sales sale using (token_id, number) join nft_cards using (token_id)
      order by sale.sold_at desc, sale.token_id, sale.number, side`.execute(db),
  ])
  return {
    total: counted.rows[0]?.total ?? 0,
    list: rows.map((row) => ({
      tokenId: row.tokenId,
      number: row.number,
      level: row.level,
      levelStr: factsOf(facts, row.level).levelStr,
      seller: row.seller,
      buyer: row.buyer,
      coin: symbolOf(app, row.coin),
      amount: String(row.amount),
      state: stateOf(row, now),
      soldAt: row.soldAt,
      unlockTime: row.unlockTime,
      endedAt: row.endedAt,
      txHash: row.txHash,
      final: app.clock.isFinal(row.block),
    })),
  }
}

/** Of one side or both, the buyer's first. */
function ownRows(
  { address }: Call,
  role: 'any' | 'buyer' | 'seller',
  wanted: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const sides = (['buyer', 'seller'] as const).filter((side) => role === 'any' || role === side)
  const each = sides.map(
    (side) => sql`
      select token_id, number, sold_at, ${sql.lit(side)}::text as side from nft_frozen_sales
      where ${sql.ref(side)} = ${address} and ${wanted}`,
  )
  return sql.join(each, sql` union all `)
}

/** `stateOf`, in the database. */
function isIn(state: FrozenSale['state'], now: number): RawBuilder<unknown> {
  if (state !== 'waiting' && state !== 'ready') return sql`state = ${state}`
  const isStaked = sql`exists (
    select from nft_cards card
    where card.token_id = nft_frozen_sales.token_id and card.unlock_time > ${now}::int8)`
  return state === 'waiting'
    ? sql`state = 'standing' and ${isStaked}`
    : sql`state = 'standing' and not ${isStaked}`
}

/** The seller may have left the stake before its time: then nothing is waited for. */
function stateOf({ state, staked }: Found, now: number): FrozenSale['state'] {
  if (state !== 'standing') return state
  return staked !== null && now < staked ? 'waiting' : 'ready'
}
