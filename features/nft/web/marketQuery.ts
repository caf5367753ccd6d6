/** What the market shows, as the address holds it: a link or a reload finds the same. */
export interface MarketQuery {
  readonly sort: Sort
  readonly level: string
  readonly state: '' | State
  readonly tokenId: string
}

/** onSale: can be bought now, staked or not · frozen: sold, and waits for its unlock time · inUrn: to be drawn from a box, and shown only where it is asked for */
export const states = ['onSale', 'held', 'staked', 'frozen', 'inUrn'] as const
export type State = (typeof states)[number]

export const sorts = ['default', 'newest', 'oldest', 'expensive', 'cheap'] as const
export type Sort = (typeof sorts)[number]

/** What is none of the known values counts as not given. */
export function readMarketQuery(search: URLSearchParams): MarketQuery {
  return {
    sort: sorts.find((sort) => sort === search.get('sort')) ?? 'default',
    level: digits(search.get('level')),
    state: states.find((state) => state === search.get('state')) ?? '',
    tokenId: digits(search.get('tokenId')),
  }
}

/** Only what differs from the usual stands in the address. */
export function writeMarketQuery(query: MarketQuery): Record<string, string> {
  const { sort, ...filters } = query
  const given = Object.entries(filters).filter(([, value]) => value !== '')
  return Object.fromEntries(sort === 'default' ? given : [['sort', sort], ...given])
}

const digits = (text: string | null): string =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? text : ''
