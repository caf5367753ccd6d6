import type { BlockContext } from '#platform/server/indexer/contract.ts'
import { Gathered } from '#platform/server/indexer/gathered.ts'
import type { Selectable } from 'kysely'

import type { CardsTable } from '../tables.ts'
import { type CountChange, addCounts } from './cardCounts.ts'
import { type Range, keepRange, rangeOf, rangesNow } from './worthRanges.ts'

/**
 * How many numbers of an order lie in one stretch: what lies before it is added up, what lies in it is passed. Of
 * listings most have ended, so theirs are longer.
 */
export const stretches = { id: 1024, seq: 1024, listing: 4096 } as const

/** What a card is counted by. */
type Counted = Pick<
  Selectable<CardsTable>,
  'tokenId' | 'seq' | 'level' | 'standing' | 'listingSeq' | 'listingWorth'
>

/** Where a card was counted before the block, null where it is new, and where it stands by now. */
interface Move {
  readonly before: Counted | null
  after: Counted
}

const gathered = new Gathered<Map<number, Move>>(() => new Map())

/** A card came, or changed what it is counted by; null: it is new. */
export function moveInLists(at: BlockContext, before: Counted | null, after: Counted): void {
  const moves = gathered.of(at)
  const known = moves.get(after.tokenId)
  if (known !== undefined) known.after = after
  else if (before === null || !samePlace(before, after)) moves.set(after.tokenId, { before, after })
}

/**
 * At the end of a block takes each card out of where it was counted and counts it where it is now, wherever it was in
 * between. Ranges are found before any of them is cut or given up, and kept once everything is counted.
 */
export async function countMoves(at: BlockContext): Promise<void> {
  const moves = [...(gathered.take(at)?.values() ?? [])].filter(
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

/** So many cards more in each count that a card is part of. */
function count(
  changes: CountChange[],
  ranges: readonly Range[],
  card: Counted,
  cards: 1 | -1,
): void {
  const { level, standing, tokenId, listingSeq, listingWorth } = card
  changes.push(
    { list: 'level', level, standing, bucket: 0, cards },
    { list: 'id', level, standing, bucket: stretchOf('id', tokenId), cards },
    { list: 'seq', level: 0, standing, bucket: stretchOf('seq', card.seq), cards },
  )
  if (listingSeq === null || listingWorth === null) return
  changes.push(
    { list: 'listing', level, standing, bucket: stretchOf('listing', listingSeq), cards },
    { list: 'worth', level, standing, bucket: rangeOf(ranges, listingWorth, tokenId), cards },
  )
}

const stretchOf = (list: keyof typeof stretches, number: number): number =>
  Math.floor(number / stretches[list])
