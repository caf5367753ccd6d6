import type { BlockContext } from '#platform/server/indexer/contract.ts'
import type { Selectable } from 'kysely'

import type { CardsTable } from '../tables.ts'
import { type CountChange, addCounts } from './cardCounts.ts'
import { keepRange, rangeOf } from './worthRanges.ts'

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

/** Takes a card out of where it was counted and counts it where it is now; null: it is new. */
export async function moveInLists(
  at: BlockContext,
  before: Counted | null,
  after: Counted,
): Promise<void> {
  if (before !== null && samePlace(before, after)) return
  const from = before === null ? [] : await changesOf(at, before, -1)
  const changes = [...(await changesOf(at, after, 1)), ...from]
  await addCounts(at, changes)
  const ranges = changes.filter(({ list }) => list === 'worth').map(({ bucket }) => bucket)
  for (const range of new Set(ranges)) await keepRange(at, range)
}

const samePlace = (one: Counted, other: Counted): boolean =>
  one.standing === other.standing &&
  one.listingSeq === other.listingSeq &&
  one.listingWorth === other.listingWorth

/** So many cards more in each count that a card is part of. */
async function changesOf(at: BlockContext, card: Counted, cards: 1 | -1): Promise<CountChange[]> {
  const { level, standing, listingSeq, listingWorth } = card
  const stretchOf = (list: keyof typeof stretches, number: number) =>
    Math.floor(number / stretches[list])
  const changes: CountChange[] = [
    { list: 'level', level, standing, bucket: 0, cards },
    { list: 'id', level, standing, bucket: stretchOf('id', card.tokenId), cards },
    { list: 'seq', level: 0, standing, bucket: stretchOf('seq', card.seq), cards },
  ]
  if (listingSeq === null || listingWorth === null) return changes
  const range = await rangeOf(at, listingWorth, card.tokenId)
  changes.push(
    { list: 'listing', level, standing, bucket: stretchOf('listing', listingSeq), cards },
    { list: 'worth', level, standing, bucket: range, cards },
  )
  return changes
}
