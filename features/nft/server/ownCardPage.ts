import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { type RawBuilder, sql } from 'kysely'

import type { nftApi } from '../api.ts'
import type { NftTables } from '../tables.ts'
import { cardView, factsOf } from './cards.ts'
import { cardsFacts } from './contract.ts'

/** The counts of a card: one of the first three, and each of the others that applies. */
type Bucket = 'held' | 'mining' | 'pledging' | 'onSale' | 'frozen'

/** Actions that move a card between held and staked. */
const staking = new Set(['nft.pledge', 'nft.pledgeMany', 'nft.unlock', 'nft.exit'])

/** Counts and the page's place are read in `nft_cards_owner` alone, cards of the page only then. */
export const ownCardPage: Handler<typeof nftApi.ownCardPage> = async (input, call) => {
  const { app } = call
  const buckets = bucketsAt(app.clock.now(), await inFlight(call))
  const page = own(call)
    .select('tokenId')
    .where(input.state === 'all' ? sql<boolean>`true` : buckets[input.state])
    .orderBy('seq', 'desc')
    .limit(input.pageSize)
    .offset((input.pageNum - 1) * input.pageSize)
  const [facts, levels, rows] = await Promise.all([
    cardsFacts(app),
    countsByLevel(call, buckets),
    own(call).selectAll().where('tokenId', 'in', page).orderBy('seq', 'desc').execute(),
  ])
  const sum = (
    of: keyof Omit<LevelCount, 'level'>,
    each: (level: number) => number = () => 1,
  ): number => levels.reduce((total, row) => total + row[of] * each(row.level), 0)
  const counts = {
    all: sum('all'),
    held: sum('held'),
    onSale: sum('onSale'),
    mining: sum('mining'),
    pledging: sum('pledging'),
    frozen: sum('frozen'),
  }
  const powerOf = (level: number): number => factsOf(facts, level).power
  return {
    total: counts[input.state],
    list: rows.map((row) => cardView(app, facts, row)),
    counts,
    power: sum('all', powerOf),
    miningPower: sum('earning', powerOf),
  }
}

const own = ({ db, address }: Call) =>
  db.withTables<NftTables>().selectFrom('nftCards').where('owner', '=', address)

type Buckets = Readonly<Record<Bucket, RawBuilder<boolean>>>

/** mining: staked and earning · pledging: matured and not removed, or its move is under way. */
function bucketsAt(now: number, moving: readonly number[]): Buckets {
  const moves = moving.length === 0 ? sql`false` : sql`token_id in (${sql.join(moving)})`
  const moment = sql`${now}::int8`
  return {
    held: sql`unlock_time is null and not ${moves}`,
    mining: sql`unlock_time > ${moment} and not ${moves}`,
    pledging: sql`(${moves} or unlock_time <= ${moment})`,
    onSale: sql`listing_number is not null`,
    frozen: sql`sale_number is not null`,
  }
}

interface LevelCount extends Readonly<Record<Bucket, number>> {
  readonly level: number
  readonly all: number
  /** Staked and earning, under way or not. */
  readonly earning: number
}

const countsByLevel = (call: Call, buckets: Buckets): Promise<LevelCount[]> => {
  const now = sql`${call.app.clock.now()}::int8`
  const of = (bucket: RawBuilder<boolean>) => sql<number>`count(*) filter (where ${bucket})`
  return own(call)
    .select([
      'level',
      sql<number>`count(*)`.as('all'),
      of(sql`unlock_time > ${now}`).as('earning'),
      of(buckets.held).as('held'),
      of(buckets.mining).as('mining'),
      of(buckets.pledging).as('pledging'),
      of(buckets.onSale).as('onSale'),
      of(buckets.frozen).as('frozen'),
    ])
    .groupBy('level')
    .execute()
}

/** Cards with a pending stake or its pending end. Once it is in a block, the card's own row has it. */
async function inFlight(call: Call): Promise<readonly number[]> {
  const { list } = await call.app.orders.unfinished(call.address, { pageNum: 1, pageSize: 100 })
  const sent = list.filter((order) => order.state === 'sent' && staking.has(order.kind))
  const named = sent.flatMap(({ subject }) =>
    (subject['tokenIds'] ?? subject['tokenId'] ?? '').split(',').map(Number),
  )
  return [...new Set(named)].filter(Number.isSafeInteger)
}
