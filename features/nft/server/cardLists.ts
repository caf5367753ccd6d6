import type { BlockContext } from '#platform/server/indexer/contract.ts'
import type { Selectable } from 'kysely'

import type { CardsTable } from '../tables.ts'
import { type Spot, addCounts } from './cardCounts.ts'
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
  const from = before === null ? [] : await spotsOf(at, before)
  const to = await spotsOf(at, after)
  await addCounts(at, [
    ...to.map((spot) => ({ ...spot, cards: 1 })),
    ...from.map((spot) => ({ ...spot, cards: -1 })),
  ])
  const ranges = [...from, ...to].filter(({ list }) => list === 'worth').map(({ bucket }) => bucket)
  for (const range of new Set(ranges)) await keepRange(at, range)
}

const samePlace = (one: Counted, other: Counted): boolean =>
  one.standing === other.standing &&
  one.listingSeq === other.listingSeq &&
  one.listingWorth === other.listingWorth

async function spotsOf(at: BlockContext, card: Counted): Promise<Spot[]> {
  const { level, standing, listingSeq, listingWorth } = card
  const stretchOf = (list: keyof typeof stretches, number: number) =>
    Math.floor(number / stretches[list])
  const spots: Spot[] = [
    { list: 'level', level, standing, bucket: 0 },
    { list: 'id', level, standing, bucket: stretchOf('id', card.tokenId) },
    { list: 'seq', level: 0, standing, bucket: stretchOf('seq', card.seq) },
  ]
  if (listingSeq === null || listingWorth === null) return spots
  const range = await rangeOf(at, listingWorth, card.tokenId)
  return [
    ...spots,
    { list: 'listing', level, standing, bucket: stretchOf('listing', listingSeq) },
    { list: 'worth', level, standing, bucket: range },
  ]
}
