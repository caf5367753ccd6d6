import type { BlockContext } from '#platform/server/indexer/contract.ts'
import { BlockAccumulator } from '#platform/server/indexer/blockAccumulator.ts'
import type { Selectable } from 'kysely'

import type { CardsTable } from '../tables.ts'
import { type CountChange, addCounts } from './cardCounts.ts'
import { type Range, keepRange, rangeOf, rangesNow } from './worthRanges.ts'

/**
 * Numbers of an order in one bucket: the counts of earlier buckets are summed, the numbers inside are passed. Most
 * listings have ended, so their buckets are larger.
 */
export const bucketSizes = { id: 1024, seq: 1024, listing: 4096 } as const

/** The properties by which a card is counted. */
type Counted = Pick<
  Selectable<CardsTable>,
  'tokenId' | 'seq' | 'level' | 'standing' | 'listingSeq' | 'listingWorth'
>

/** The place in which a card was counted before the block, null if it is new, and its present one. */
interface Move {
  readonly before: Counted | null
  after: Counted
}

const accumulator = new BlockAccumulator<Map<number, Move>>(() => new Map())

/** A new card (null), or a card whose counted properties changed. */
export function moveInLists(at: BlockContext, before: Counted | null, after: Counted): void {
  const moves = accumulator.of(at)
  const known = moves.get(after.tokenId)
  if (known !== undefined) known.after = after
  else if (before === null || !samePlace(before, after)) moves.set(after.tokenId, { before, after })
}

/**
 * At the end of a block each card is removed from its former count and added to its present one, whatever it was in
 * between. Ranges are looked up before any of them is split or merged, and stored once everything is counted.
 */
export async function countMoves(at: BlockContext): Promise<void> {
  const moves = [...(accumulator.take(at)?.values() ?? [])].filter(
    ({ before, after }) => before === null || !samePlace(before, after),
  )
  if (moves.length === 0) return
  const ofWorth = moves.some(({ before, after }) => isListed(after) || isListed(before))
  const known = ofWorth ? await rangesNow(at) : []
  const changes: CountChange[] = []
  for (const { before, after } of moves) {
    count(changes, known, after, 1)
    if (before !== null) count(changes, known, before, -1)
  }
  await addCounts(at, changes)
  const ranges = changes.filter(({ list }) => list === 'worth').map(({ bucket }) => bucket)
  for (const range of new Set(ranges)) await keepRange(at, range)
}

const isListed = (card: Counted | null): boolean => card !== null && card.listingWorth !== null

const samePlace = (one: Counted, other: Counted): boolean =>
  one.standing === other.standing &&
  one.listingSeq === other.listingSeq &&
  one.listingWorth === other.listingWorth

/** Adds to each count that includes the card. */
function count(
  changes: CountChange[],
  ranges: readonly Range[],
  card: Counted,
  cards: 1 | -1,
): void {
  const { level, standing, tokenId, listingSeq, listingWorth } = card
  changes.push(
    { list: 'level', level, standing, bucket: 0, cards },
    { list: 'id', level, standing, bucket: bucketOf('id', tokenId), cards },
    { list: 'seq', level: 0, standing, bucket: bucketOf('seq', card.seq), cards },
  )
  if (listingSeq === null || listingWorth === null) return
  changes.push(
    { list: 'listing', level, standing, bucket: bucketOf('listing', listingSeq), cards },
    { list: 'worth', level, standing, bucket: rangeOf(ranges, listingWorth, tokenId), cards },
  )
}

const bucketOf = (list: keyof typeof bucketSizes, number: number): number =>
  Math.floor(number / bucketSizes[list])
