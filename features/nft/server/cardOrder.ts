import type { Standing } from '../tables.ts'
import type { CardsFacts } from './contract.ts'

/** A run of cards in the order of one number: of an id, of the purchase, of the listing, or of a worth and an id. */
export interface Run {
  readonly list: 'id' | 'seq' | 'listing' | 'worth'
  /** Of all levels without one. */
  readonly level?: number
  readonly which: Which
  readonly direction: 'asc' | 'desc'
}

/** One standing, those that can be bought now, the others, or both; cards in an urn are found by their own alone. */
export type Which = Standing | 'onSale' | 'notOnSale' | 'inHands'

export type Sort = 'default' | 'newest' | 'oldest' | 'expensive' | 'cheap'
export type State = 'held' | 'onSale' | 'staked' | 'frozen' | 'inUrn'

const onSale = ['heldOnSale', 'stakedOnSale'] as const
const notOnSale = ['held', 'staked', 'frozen'] as const

/** The standings that a run is made of. */
export function standingsOf(which: Which): readonly Standing[] {
  if (which === 'inHands') return [...notOnSale, ...onSale]
  if (which === 'onSale') return onSale
  return which === 'notOnSale' ? notOnSale : [which]
}

type Filter = { readonly level?: number | undefined }
const ofLevel = ({ level }: Filter) => (level === undefined ? {} : { level })

/**
 * Every card with an owner, in runs one after the other; cards in an urn only on request. In a sort by price the cards
 * that can be bought come first, by their price; then the others, by id, or by the price of their level.
 */
export function cardRuns(
  facts: Pick<CardsFacts, 'levels'>,
  sort: Sort,
  filter: Filter & { readonly state?: State | undefined },
): readonly Run[] {
  const { state } = filter
  const level = ofLevel(filter)
  if (sort === 'newest' || sort === 'oldest') {
    const direction = sort === 'newest' ? 'desc' : 'asc'
    // Within a level ids follow the order of purchase.
    const list = filter.level === undefined ? 'seq' : 'id'
    return [{ list, ...level, which: state ?? 'inHands', direction }]
  }
  const direction = sort === 'expensive' ? 'desc' : 'asc'
  const runs: Run[] = []
  if (state === undefined || state === 'onSale') {
    runs.push({ list: 'worth', ...level, which: 'onSale', direction })
  }
  if (state === 'onSale') return runs
  const which = state ?? 'notOnSale'
  if (sort === 'default' || filter.level !== undefined) {
    return [...runs, { list: 'id', ...level, which, direction }]
  }
  const levels = facts.levels.toSorted((a, b) => Number(a.price - b.price) || a.level - b.level)
  if (direction === 'desc') levels.reverse()
  return [
    ...runs,
    ...levels.map((one): Run => ({ list: 'id', level: one.level, which, direction })),
  ]
}

/** Cards for sale. held: transferred at once · staked: sold frozen while its stake runs. */
export function saleRuns(
  sort: Sort,
  filter: Filter & { readonly state?: 'held' | 'staked' | undefined },
): readonly Run[] {
  const { state } = filter
  const which: Which = state === undefined ? 'onSale' : `${state}OnSale`
  const direction = sort === 'newest' || sort === 'expensive' ? 'desc' : 'asc'
  const list = sort === 'newest' || sort === 'oldest' ? 'listing' : 'worth'
  return [{ list, ...ofLevel(filter), which, direction }]
}
