/** One list that a reader may page through: the request, with its sort and filters. */
export interface Pages {
  readonly path: string
  readonly sort: string
  readonly form: Readonly<Record<string, unknown>>
  readonly title: string
}

const sorts = ['default', 'newest', 'oldest', 'expensive', 'cheap']
const levels = [undefined, 3]
const lists = [
  {
    name: 'all cards',
    path: '/tessera/nft/cardPage',
    states: [undefined, 'held', 'onSale', 'staked', 'frozen'],
  },
  { name: 'on sale', path: '/swapnft/aon/skuPage', states: [undefined, 'held', 'staked'] },
]

/** Every sort and filter of both lists. */
export const everyList: readonly Pages[] = lists.flatMap(({ name, path, states }) =>
  sorts.flatMap((sort) =>
    levels.flatMap((level) =>
      states.map((state) => ({
        path,
        sort: `${name}, ${sort}`,
        form: { sort, ...(level && { level: String(level) }), ...(state && { state }) },
        title: [name, sort, level ? `level ${level}` : 'every level', state ?? 'any state'].join(),
      })),
    ),
  ),
)
