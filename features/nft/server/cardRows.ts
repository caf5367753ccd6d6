import type { Database } from '#platform/server/database/db.ts'
import type { Page } from '#platform/std/fields.ts'
import { type RawBuilder, sql } from 'kysely'

import type { CardCountsTable, NftTables } from '../tables.ts'
import { bucketSizes } from './cardLists.ts'
import { type Run, standingsOf } from './cardOrder.ts'
import type { CardRow } from './cards.ts'
import type { CardsFacts } from './contract.ts'

/**
 * Pages of cards by their number, as fast at the end as at the start: counts by buckets of each order determine the
 * bucket in which a page begins, and no more than one bucket is passed.
 */

type Levels = Pick<CardsFacts, 'levels'>

/** Up to this many cards are passed rather than counted. */
const near = 1024

/** How many cards of a level have a standing. */
export type LevelCounts = readonly Pick<CardCountsTable, 'level' | 'standing' | 'cards'>[]

export async function levelCounts(db: Database): Promise<LevelCounts> {
  return db
    .withTables<NftTables>()
    .selectFrom('nftCardCounts')
    .select(['level', 'standing', 'cards'])
    .where('list', '=', 'level')
    .execute()
}

export const sizeOf = (counts: LevelCounts, run: Pick<Run, 'level' | 'which'>): number =>
  counts
    .filter(({ level }) => run.level === undefined || level === run.level)
    .filter(({ standing }) => standingsOf(run.which).includes(standing))
    .reduce((sum, { cards }) => sum + cards, 0)

/** One page of runs that follow each other, and how many cards they have together. */
export async function cardRows(
  db: Database,
  facts: Levels,
  runs: readonly Run[],
  page: Page,
): Promise<{ total: number; rows: CardRow[] }> {
  const begin = (page.pageNum - 1) * page.pageSize
  const [first] = runs
  // A page near the start needs no count: both are requested at once.
  const [counts, head] = await Promise.all([
    levelCounts(db),
    first === undefined || begin >= near
      ? null
      : select(db, facts, first, first.direction, begin, page.pageSize),
  ])
  const rows: CardRow[] = head ?? []
  let offset = begin
  let total = 0
  for (const run of runs) {
    const size = sizeOf(counts, run)
    const wanted = Math.min(page.pageSize - rows.length, size - offset)
    const known = run === first && head !== null
    if (wanted > 0 && !known) rows.push(...(await rowsOf(db, facts, run, size, offset, wanted)))
    total += size
    offset = Math.max(0, offset - size)
  }
  return { total, rows }
}

/** Near the start by passing the rows before it, else from the bucket in which the page begins, read upwards. */
async function rowsOf(
  db: Database,
  facts: Levels,
  run: Run,
  size: number,
  offset: number,
  limit: number,
): Promise<CardRow[]> {
  if (offset < near) return select(db, facts, run, run.direction, offset, limit)
  if (run.direction === 'asc') return from(db, facts, run, offset, limit)
  return (await from(db, facts, run, size - offset - limit, limit)).toReversed()
}

async function from(
  db: Database,
  facts: Levels,
  run: Run,
  position: number,
  limit: number,
): Promise<CardRow[]> {
  const start = await bucketAt(db, run, position)
  if (start === undefined) return []
  const { before, bucket, worth, id } = start
  const beginning =
    run.list === 'worth'
      ? sql<boolean>`(listing_worth, token_id) >= (${worth}, ${id}::int8)`
      : sql<boolean>`${numberOf[run.list]} >= ${bucket * bucketSizes[run.list]}::int8`
  return select(db, facts, run, 'asc', position - before, limit, beginning)
}

interface Bucket {
  readonly bucket: number
  /** Cards of the run before it. */
  readonly before: number
  /** Where a range of worth begins; null of others. */
  readonly worth: bigint | null
  readonly id: number | null
}

/** The bucket of a position in a run, counted from its lowest. */
async function bucketAt(db: Database, run: Run, position: number): Promise<Bucket | undefined> {
  const level = run.level === undefined ? sql`` : sql`and level = ${run.level}`
  const standings = sql.join(standingsOf(run.which))
  const byWorth = run.list === 'worth'
  const ranges = byWorth ? sql`join nft_worth_ranges on id = bucket` : sql``
  const begin = byWorth
    ? sql`from_worth as worth, from_id as id`
    : sql`null::numeric as worth, null::int8 as id`
  const order = byWorth ? sql`worth, id` : sql`bucket`
  const { rows } = await sql<Bucket>`
    with counted as (
      select bucket, sum(cards)::int8 as cards from nft_card_counts
      where list = ${run.list} ${level} and standing in (${standings}) group by bucket
    ), begun as (
      select bucket, cards, ${begin} from counted ${ranges}
    ), added as (
      select bucket, cards, worth, id, sum(cards) over (order by ${order})::int8 as upto from begun
    )
    select bucket, upto - cards as before, worth, id from added
    where upto > ${position}::int8 order by upto limit 1`.execute(db)
  return rows[0]
}

/** With the literals of its indexes: a parameter would hide them from the planner. */
const inHands = sql<boolean>`standing <> 'inUrn'`

const numberOf = {
  id: sql`token_id`,
  seq: sql`seq`,
  listing: sql`listing_seq`,
} as const

function select(
  db: Database,
  { levels }: Levels,
  { list, level, which }: Run,
  direction: 'asc' | 'desc',
  offset: number,
  limit: number,
  beginning?: RawBuilder<boolean>,
): Promise<CardRow[]> {
  let cards = db.withTables<NftTables>().selectFrom('nftCards').selectAll()
  const listed = which === 'onSale' || which === 'heldOnSale' || which === 'stakedOnSale'
  if (listed) cards = cards.where('listingNumber', 'is not', null)
  if (which === 'notOnSale') cards = cards.where('listingNumber', 'is', null)
  if (which === 'notOnSale' || which === 'inHands') cards = cards.where(inHands)
  else if (which !== 'onSale') cards = cards.where('standing', '=', which)
  if (level !== undefined && list !== 'id') cards = cards.where('level', '=', level)
  if (level !== undefined && list === 'id') {
    // A level's ids follow each other: a range of the ids of all.
    const found = levels.find((one) => one.level === level)
    const first = found?.firstTokenId ?? 0
    const end = first + (found?.supply ?? 0)
    cards = cards.where('tokenId', '>=', first).where('tokenId', '<', end)
  }
  if (beginning !== undefined) cards = cards.where(beginning)
  if (list === 'worth') {
    cards = cards.orderBy('listingWorth', direction).orderBy('tokenId', direction)
  } else {
    cards = cards.orderBy(columns[list], direction)
  }
  return cards.limit(limit).offset(offset).execute()
}

const columns = { id: 'tokenId', seq: 'seq', listing: 'listingSeq' } as const
