import type { BlockContext } from '#platform/server/indexer/contract.ts'
import { type Transaction, sql } from 'kysely'

import type { NftTables, WorthRangesTable } from '../tables.ts'
import { type Spot, addCounts } from './cardCounts.ts'

/**
 * Prices lie as people set them: a thousand cards may ask the same. So the order of worth and id is cut where the
 * cards are, like the leaves of a B-tree: a range that grows beyond `most` is halved, one that shrinks goes to the one
 * before it. The counts of the ranges are added up to find a page, and no more than a range is passed.
 */
const most = 1024
const few = 256

type Range = Pick<WorthRangesTable, 'id' | 'fromWorth' | 'fromId'>

const tables = (at: BlockContext): Transaction<NftTables> => at.db

/** The range that a card of this worth lies in; the first of all where there is none yet. */
export async function rangeOf(at: BlockContext, worth: bigint, tokenId: number): Promise<number> {
  const found = await lastUpTo(at, worth, tokenId)
  if (found !== undefined) return found.id
  await addRange(at, { id: 1, fromWorth: 0n, fromId: 0 })
  return 1
}

/** The last range that begins at this worth and id or before. */
async function lastUpTo(
  at: BlockContext,
  worth: bigint,
  tokenId: number,
): Promise<Pick<Range, 'id'> | undefined> {
  const ranges = tables(at).selectFrom('nftWorthRanges').select('id')
  const same = await ranges
    .where('fromWorth', '=', worth)
    .where('fromId', '<=', tokenId)
    .orderBy('fromId', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (same !== undefined) return same
  return ranges
    .where('fromWorth', '<', worth)
    .orderBy('fromWorth', 'desc')
    .orderBy('fromId', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Halves a range that has become too large, until no part of it is; gives up one that has become small. */
export async function keepRange(at: BlockContext, id: number): Promise<void> {
  const range = await tables(at)
    .selectFrom('nftWorthRanges')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (range === undefined) return
  const cards = await cardsIn(at, id)
  if (cards > most) {
    const upper = await halve(at, range, cards)
    await keepRange(at, id)
    await keepRange(at, upper)
  } else if (cards < few) await giveUp(at, range, cards)
}

/** Returns the upper half. */
async function halve(at: BlockContext, range: Range, cards: number): Promise<number> {
  const middle = await tables(at)
    .selectFrom('nftCards')
    .select(['listingWorth', 'tokenId'])
    .where('listingNumber', 'is not', null)
    .where(from(range))
    .orderBy('listingWorth')
    .orderBy('tokenId')
    .offset(Math.floor(cards / 2))
    .limit(1)
    .executeTakeFirstOrThrow()
  const next = await after(at, range)
  const last = await tables(at)
    .selectFrom('nftWorthRanges')
    .select((e) => e.fn.max('id').as('id'))
    .executeTakeFirst()
  const upper = {
    id: (last?.id ?? 0) + 1,
    fromWorth: middle.listingWorth ?? 0n,
    fromId: middle.tokenId,
  }
  let moved = tables(at)
    .selectFrom('nftCards')
    .select(({ fn }) => ['level', 'standing', fn.countAll<number>().as('cards')])
    .where('listingNumber', 'is not', null)
    .where(from(upper))
    .groupBy(['level', 'standing'])
  if (next !== undefined) moved = moved.where(below(next))
  await addRange(at, upper)
  await moveCounts(at, await moved.execute(), range.id, upper.id)
  return upper.id
}

/** The first stays, whatever lies in it: something must reach down to zero. */
async function giveUp(at: BlockContext, range: Range, cards: number): Promise<void> {
  const before = await lastUpTo(at, range.fromWorth, range.fromId - 1)
  if (before === undefined || cards + (await cardsIn(at, before.id)) > most / 2) return
  const moved = await tables(at)
    .selectFrom('nftCardCounts')
    .select(['level', 'standing', 'cards'])
    .where('list', '=', 'worth')
    .where('bucket', '=', range.id)
    .execute()
  await moveCounts(at, moved, range.id, before.id)
  await tables(at).deleteFrom('nftWorthRanges').where('id', '=', range.id).execute()
}

const from = ({ fromWorth, fromId }: Range) =>
  sql<boolean>`(listing_worth, token_id) >= (${fromWorth}, ${fromId}::int8)`

const below = ({ fromWorth, fromId }: Range) =>
  sql<boolean>`(listing_worth, token_id) < (${fromWorth}, ${fromId}::int8)`

const after = (at: BlockContext, { fromWorth, fromId }: Range): Promise<Range | undefined> =>
  tables(at)
    .selectFrom('nftWorthRanges')
    .select(['id', 'fromWorth', 'fromId'])
    .where(sql<boolean>`(from_worth, from_id) > (${fromWorth}, ${fromId}::int8)`)
    .orderBy('fromWorth')
    .orderBy('fromId')
    .limit(1)
    .executeTakeFirst()

async function cardsIn(at: BlockContext, id: number): Promise<number> {
  const counts = await tables(at)
    .selectFrom('nftCardCounts')
    .select('cards')
    .where('list', '=', 'worth')
    .where('bucket', '=', id)
    .execute()
  return counts.reduce((sum, { cards }) => sum + cards, 0)
}

async function addRange(at: BlockContext, range: Range): Promise<void> {
  await tables(at)
    .insertInto('nftWorthRanges')
    .values({ block: at.block, ...range })
    .execute()
}

type Moved = Pick<Spot, 'level' | 'standing'> & { cards: number }

function moveCounts(at: BlockContext, moved: readonly Moved[], out: number, into: number) {
  return addCounts(
    at,
    moved.flatMap(({ level, standing, cards }) => {
      const spot = { list: 'worth' as const, level, standing }
      return [
        { bucket: into, cards, ...spot },
        { bucket: out, cards: -cards, ...spot },
      ]
    }),
  )
}
