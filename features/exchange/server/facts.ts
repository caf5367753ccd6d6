import type { App } from '#platform/server/app.ts'
import type { Address } from '#platform/std/address.ts'
import type { Selectable } from 'kysely'

import type { CoinFactsTable, ExchangeTables } from '../tables.ts'
import { keyOf, wordsOf } from '#platform/std/lookAlike.ts'
import { isWrapped, nativeName } from './naming.ts'
import { worthAt } from './prices.ts'
import { heldBy, nobody, sayingsOf, totalSupplyOf } from './sayings.ts'

export type CoinFacts = Selectable<CoinFactsTable>
type Known = ReadonlyMap<Address, CoinFacts>

/** Seconds of chain time before a coin's amounts are read again. */
const holdsSeconds = 60

/** Names of coins, by address. Read once: a later name changes nothing here. */
export async function namesOf(app: App, coins: readonly Address[]): Promise<Known> {
  const known = new Map((await stored(app, coins)).map((facts) => [facts.coin, facts]))
  for (const coin of new Set(coins)) {
    if (!known.has(coin)) known.set(coin, await meet(app, coin))
  }
  return known
}

/** By coin, the addresses whose units do not circulate, beside those that nobody can use. */
export type LaidAside = ReadonlyMap<Address, readonly Address[]>

/** A coin, its price, and the reserves of the pool that the price was read from. */
export interface PricedCoin {
  readonly coin: Address
  readonly price: bigint | null
  /** Base units of USDT, both sides; null of the coin that prices are in. */
  readonly depth: bigint | null
}

/** The same with supply and market cap, read again when they are older than that. */
export async function factsOf(
  app: App,
  coins: readonly PricedCoin[],
  aside: LaidAside,
): Promise<Known> {
  const known = new Map(
    await namesOf(
      app,
      coins.map(({ coin }) => coin),
    ),
  )
  const now = app.clock.now()
  for (const priced of coins) {
    const { coin } = priced
    const facts = known.get(coin)!
    // A time ahead of ours is of a chain that was since put back.
    if (facts.readAt <= now && now - facts.readAt < holdsSeconds) continue
    known.set(coin, await renew(app, facts, priced, aside.get(coin) ?? []))
  }
  return known
}

async function stored(app: App, coins: readonly Address[]): Promise<CoinFacts[]> {
  if (coins.length === 0) return []
  return app.db
    .withTables<ExchangeTables>()
    .selectFrom('exchangeCoinFacts')
    .selectAll()
    .where('coin', 'in', coins)
    .execute()
}

/** Symbol, name and decimals are stored together, so a coin is found by all of them or is read again. */
async function meet(app: App, coin: Address): Promise<CoinFacts> {
  const stated = await sayingsOf(app, coin)
  const facts: CoinFacts = {
    coin,
    ...stated,
    symbolKey: keyOf(stated.symbol),
    nameKey: keyOf(stated.name),
    totalSupply: null,
    circulating: null,
    marketCap: null,
    readAt: 0,
    readBlock: 0,
  }
  const db = app.db.withTables<ExchangeTables>()
  // The chain's own coin is found by its own name too.
  const shown = isWrapped(app.deployment, coin) ? [app.config.nativeSymbol, nativeName] : []
  const words = wordsOf(stated.symbol, stated.name, ...shown).map((word) => ({ word, coin }))
  if (words.length > 0) {
    await db
      .insertInto('exchangeCoinWords')
      .values(words)
      .onConflict((there) => there.doNothing())
      .execute()
  }
  await db
    .insertInto('exchangeCoinFacts')
    .values(facts)
    .onConflict((there) => there.doNothing())
    .execute()
  return facts
}

async function renew(
  app: App,
  facts: CoinFacts,
  priced: PricedCoin,
  aside: readonly Address[],
): Promise<CoinFacts> {
  const { coin } = facts
  // No contract knows the supply of the chain's own coin: the wrapped part is not the whole.
  const [totalSupply, held] = isWrapped(app.deployment, coin)
    ? [null, null]
    : await Promise.all([totalSupplyOf(app, coin), heldBy(app, coin, [...nobody, ...aside])])
  const circulating =
    totalSupply === null || held === null || held > totalSupply ? null : totalSupply - held
  const now = {
    totalSupply,
    circulating,
    marketCap: capOf(circulating, priced).marketCap,
    readAt: app.clock.now(),
    readBlock: app.clock.head.number,
  }
  await app.db
    .withTables<ExchangeTables>()
    .updateTable('exchangeCoinFacts')
    .set(now)
    .where('coin', '=', coin)
    .execute()
  return { ...facts, ...now }
}

const greatestCap = 10n ** 77n

/** The maximum market cap of a pool, as a multiple of its reserves. */
const carried = 100n

/** Circulating units at the price. A price from a thin pool, which holds few coins, is no measure for all of them. */
export function capOf(
  circulating: bigint | null,
  { price, depth }: Omit<PricedCoin, 'coin'>,
): { marketCap: bigint | null; thinPool: boolean } {
  if (circulating === null || price === null) return { marketCap: null, thinPool: false }
  const cap = worthAt(circulating, price)
  if (depth !== null && cap > depth * carried) return { marketCap: null, thinPool: true }
  return { marketCap: cap < greatestCap ? cap : null, thinPool: false }
}
