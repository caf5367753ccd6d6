import type { App } from '#platform/server/app.ts'
import { keptReadings } from '#platform/server/keptReadings.ts'
import { orIfSilent } from '#platform/server/owed.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'
import type { Address } from '#platform/std/address.ts'
import type { Source } from '#platform/std/source.ts'

import { lenderAbi, lenderFactoryAbi } from '../contract/abi.ts'
import type { NetworkNow } from '../shapes.ts'

export const factoryAt = (app: App) => ({
  address: app.deployment.address('LenderFactory'),
  abi: lenderFactoryAbi,
})
export const lenderAt = (address: Address) => ({ address, abi: lenderAbi })

export interface Network {
  readonly limit: bigint
  readonly weight: bigint
  readonly prices: { readonly energy: bigint; readonly bandwidth: bigint }
}

/** Of a block, for its time: all readers of a page see the same. */
const network = keptReadings<Network>(3_000, 1)

export const networkNow = (app: App): Promise<Network> =>
  network(app, app.clock.head.id, async () => {
    const [{ limit, weight }, energy, bandwidth] = await Promise.all([
      app.node.resources(factoryAt(app).address),
      app.node.energyPrice(),
      app.node.bandwidthPrice(),
    ])
    return { limit, weight, prices: { energy, bandwidth } }
  })

export const networkOrNone = (app: App): Promise<Network | null> =>
  orIfSilent(networkNow(app), () => null)

export const networkView = ({ limit, weight, prices }: Network): NetworkNow => ({
  burnPrice: String(prices.energy),
  limit: String(limit),
  weight: String(weight),
})

export function networkSource(app: App, { limit, weight }: Network): Source {
  const contract = factoryAt(app).address
  const asked = { what: 'network', contract, call: 'getaccountresource' }
  return sourceOf(app, { ...asked, value: [limit, weight] })
}

/** All that a lender states of its provider’s TRX, with the source. */
export async function booksNow(app: App, lender: Address) {
  const at = { ...lenderAt(lender), args: [] } as const
  const [books, free, exits] = await Promise.all([
    app.node.readContract({ ...at, functionName: 'books' }),
    app.node.readContract({ ...at, functionName: 'free' }),
    app.node.readContract({ ...at, functionName: 'exitsLeft' }),
  ])
  const [lent, staked, leaving, left, earned] = books
  const of = { contract: lender }
  return {
    lent,
    staked,
    leaving,
    left,
    earned,
    free: { energy: Number(free[0]), whole: Number(free[1]) },
    exitsLeft: Number(exits),
    sources: [
      sourceOf(app, { ...of, what: 'books', call: 'books()', value: books }),
      sourceOf(app, { ...of, what: 'free', call: 'free()', value: free }),
      sourceOf(app, { ...of, what: 'exitsLeft', call: 'exitsLeft()', value: exits }),
    ],
  }
}
export type BooksNow = Awaited<ReturnType<typeof booksNow>>

export const booksOrNone = (app: App, lender: Address): Promise<BooksNow | null> =>
  orIfSilent(booksNow(app, lender), () => null)

export const booksView = (books: BooksNow) => ({
  lent: String(books.lent),
  staked: String(books.staked),
  free: books.free,
  leaving: String(books.leaving),
  left: String(books.left),
  earned: String(books.earned),
  exitsLeft: books.exitsLeft,
})

/** Energy that can be leased of it now. */
export async function freeNow(app: App, lender: Address) {
  const asked = { ...lenderAt(lender), functionName: 'free', args: [] } as const
  const value = await app.node.readContract(asked)
  const source = sourceOf(app, { what: 'free', contract: lender, call: 'free()', value })
  return { energy: Number(value[0]), whole: Number(value[1]), source }
}

/** What new leases cost, as the contract has it. */
export async function termsNow(app: App, lender: Address) {
  const asked = { ...lenderAt(lender), functionName: 'terms', args: [] } as const
  const [price, least] = await app.node.readContract(asked)
  return { price: Number(price), least: Number(least) }
}
