/** The state of the market screen, as in its address: a link or a reload shows the same. */
export interface MarketQuery {
  readonly sort: Sort
  readonly level: string
  readonly state: '' | State
  readonly tokenId: string
}

/**
 * onSale: can be bought now, staked or not · frozen: sold, and waits for its unlock time · inUrn: to be drawn from a
 * box, shown only on request
 */
export const states = ['onSale', 'held', 'staked', 'frozen', 'inUrn'] as const
export type State = (typeof states)[number]

export const sorts = ['default', 'newest', 'oldest', 'expensive', 'cheap'] as const
export type Sort = (typeof sorts)[number]

/** Unknown values count as missing. */
export function readMarketQuery(search: URLSearchParams): MarketQuery {
  return {
    sort: sorts.find((sort) => sort === search.get('sort')) ?? 'default',
    level: digits(search.get('level')),
    state: states.find((state) => state === search.get('state')) ?? '',
    tokenId: digits(search.get('tokenId')),
  }
}

/** Only values other than the defaults are in the address. */
export function writeMarketQuery(query: MarketQuery): Record<string, string> {
  const { sort, ...filters } = query
  const input = Object.entries(filters).filter(([, value]) => value !== '')
  return Object.fromEntries(sort === 'default' ? input : [['sort', sort], ...input])
}

const digits = (text: string | null): string =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? text : ''
