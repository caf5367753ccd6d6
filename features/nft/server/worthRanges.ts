import type { BlockContext } from '#platform/server/indexer/contract.ts'

import {
  type CardsTable,
  nftCardCounts,
  nftCards,
  nftWorthRanges,
  type WorthRangesTable,
} from '../tables.ts'
import { type Spot, addCounts } from './cardCounts.ts'

/**
 * Prices are uneven: a thousand cards may have the same one. So the order of worth and id is divided by the cards, like
 * the leaves of a B-tree: a range that grows beyond `most` is split, one that shrinks is merged into the one before it.
 * The counts of the ranges are summed to find a page, and no more than one range is passed.
 */
const most = 1024
const few = 256

export type Range = Pick<WorthRangesTable, 'id' | 'fromWorth' | 'fromId'>

/** All of them, in their order; the first of all is made where there is none yet. */
export async function rangesNow(at: BlockContext): Promise<readonly Range[]> {
  const found = await at.store.list(nftWorthRanges, {}, { by: ['fromWorth', 'fromId'] })
  if (found.length > 0) return found
  const first = { id: 1, fromWorth: 0n, fromId: 0 }
  await addRange(at, first)
  return [first]
}

/** The range of a card with this worth. */
export function rangeOf(ranges: readonly Range[], worth: bigint, tokenId: number): number {
  let [first, end] = [0, ranges.length]
  while (first < end) {
    const middle = (first + end) >> 1
    const { fromWorth, fromId } = ranges[middle]!
    const above = fromWorth > worth || (fromWorth === worth && fromId > tokenId)
    if (above) end = middle
    else first = middle + 1
  }
  return ranges[first - 1]!.id
}

/** Halves a range that has become too large, until no part of it is; gives up one that has become small. */
export async function keepRange(at: BlockContext, id: number): Promise<void> {
  const range = await at.store.find(nftWorthRanges, { id })
  if (range === undefined) return
  const cards = await cardsIn(at, id)
  if (cards > most) {
    const upper = await halve(at, range)
    await keepRange(at, id)
    await keepRange(at, upper)
  } else if (cards < few) await giveUp(at, range, cards)
}

/** Returns the upper half. */
async function halve(at: BlockContext, range: Range): Promise<number> {
  const ranges = await rangesNow(at)
  const listed = await cardsFrom(at, range, ranges[placeOf(ranges, range) + 1])
  const moved = listed.slice(listed.length >> 1)
  const { listingWorth, tokenId } = moved[0]!
  const id = 1 + ranges.reduce((last, one) => Math.max(last, one.id), 0)
  await addRange(at, { id, fromWorth: listingWorth!, fromId: tokenId })
  await moveCounts(
    at,
    moved.map(({ level, standing }) => ({ level, standing, cards: 1 })),
    range.id,
    id,
  )
  return id
}

/** The first range stays, even if it is empty: one range must reach down to zero. */
async function giveUp(at: BlockContext, range: Range, cards: number): Promise<void> {
  const ranges = await rangesNow(at)
  const before = ranges[placeOf(ranges, range) - 1]
  if (before === undefined || cards + (await cardsIn(at, before.id)) > most / 2) return
  const moved = await at.store.list(nftCardCounts, { list: 'worth', bucket: range.id })
  await moveCounts(at, moved, range.id, before.id)
  await at.store.delete(nftWorthRanges, range)
}

const placeOf = (ranges: readonly Range[], { id }: Range): number =>
  ranges.findIndex((one) => one.id === id)

/** The cards of a range in their order: of its first worth, of those between, and of the one in which the next begins. */
async function cardsFrom(
  { store }: BlockContext,
  { fromWorth, fromId }: Range,
  next?: Range,
): Promise<CardsTable[]> {
  const by = ['listingWorth', 'tokenId'] as const
  const first = { from: { tokenId: fromId }, by }
  if (next?.fromWorth === fromWorth) {
    const until = { tokenId: next.fromId - 1 }
    return store.list(nftCards, { listingWorth: fromWorth }, { ...first, until })
  }
  const above = { from: { listingWorth: fromWorth + 1n }, by }
  return [
    ...(await store.list(nftCards, { listingWorth: fromWorth }, first)),
    ...(await store.list(
      nftCards,
      {},
      next === undefined ? above : { ...above, until: { listingWorth: next.fromWorth - 1n } },
    )),
    ...(next === undefined
      ? []
      : await store.list(
          nftCards,
          { listingWorth: next.fromWorth },
          { until: { tokenId: next.fromId - 1 }, by },
        )),
  ]
}

async function cardsIn({ store }: BlockContext, id: number): Promise<number> {
  const counts = await store.list(nftCardCounts, { list: 'worth', bucket: id })
  return counts.reduce((sum, { cards }) => sum + cards, 0)
}

async function addRange(at: BlockContext, range: Range): Promise<void> {
  await at.store.insert(nftWorthRanges, { block: at.block, ...range })
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
