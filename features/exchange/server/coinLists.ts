import type { App } from '#platform/server/app.ts'
import type { Call } from '#platform/server/call.ts'
import { type Address, isAddress, typedAddress } from '#platform/std/address.ts'

import type { ExchangeTables } from '../tables.ts'
import { namesOf } from './facts.ts'
import { keyOf } from '#platform/std/lookAlike.ts'
import type { CoinRow } from './rows.ts'

/** popular: by `popularity.ts` · cap: by market cap, then those without one · new: the latest first pair first. */
export type CoinOrder = 'popular' | 'cap' | 'new'

export interface CoinsAsked {
  readonly order: CoinOrder
  /** Part of a name or symbol from a word's beginning, or an address; empty for all. */
  readonly search: string
  readonly offset: number
  readonly limit: number
}

interface CoinsFound {
  readonly total: number
  readonly rows: readonly CoinRow[]
}

/** Maximum length of ranked lists; the list of the newest has all. */
const mostRanked = 1_000
/** Maximum of results of a search. */
const mostFound = 200

const tables = ({ db }: Pick<Call, 'db'>) => db.withTables<ExchangeTables>()

/** One page of the coins that have a pair. */
export async function coinPage(call: Call, asked: CoinsAsked): Promise<CoinsFound> {
  await meetNewCoins(call)
  const search = asked.search.trim()
  const coin = typedAddress(search)
  if (isAddress(coin)) return oneCoin(call, coin)
  if (search !== '') return found(call, asked, keyOf(search))
  if (asked.order === 'new') return newest(call, asked)
  return asked.order === 'cap' ? byCap(call, asked) : popular(call, asked)
}

export async function coinsByAddress(
  call: Pick<Call, 'db'>,
  coins: readonly Address[],
): Promise<readonly CoinRow[]> {
  if (coins.length === 0) return []
  return tables(call).selectFrom('exchangeCoins').selectAll().where('coin', 'in', coins).execute()
}

async function oneCoin(call: Call, coin: Address): Promise<CoinsFound> {
  const rows = await coinsByAddress(call, [coin])
  return { total: rows.length, rows }
}

async function coinCount(call: Call): Promise<number> {
  const row = await tables(call).selectFrom('exchangeTotals').select('coins').executeTakeFirst()
  return row?.coins ?? 0
}

/** Coins are numbered: a page is a range of numbers. */
async function newest(call: Call, { offset, limit }: CoinsAsked): Promise<CoinsFound> {
  const total = await coinCount(call)
  const rows = await tables(call)
    .selectFrom('exchangeCoins')
    .selectAll()
    .where('seq', '<=', total - offset)
    .where('seq', '>', total - offset - limit)
    .orderBy('seq', 'desc')
    .execute()
  return { total, rows }
}

async function popular(call: Call, { offset, limit }: CoinsAsked): Promise<CoinsFound> {
  const total = Math.min(await coinCount(call), mostRanked)
  if (offset >= total) return { total, rows: [] }
  const rows = await tables(call)
    .selectFrom('exchangeCoins')
    .selectAll()
    .orderBy('score', 'desc')
    .orderBy('seq')
    .offset(offset)
    .limit(Math.min(limit, total - offset))
    .execute()
  return { total, rows }
}

/** Those with a known market cap, then the others, the most popular first. */
async function byCap(call: Call, { offset, limit }: CoinsAsked): Promise<CoinsFound> {
  const total = Math.min(await coinCount(call), mostRanked)
  const ranked = tables(call)
    .selectFrom('exchangeCoinFacts')
    .select('coin')
    .where('marketCap', 'is not', null)
    .orderBy('marketCap', 'desc')
    .orderBy('coin')
    .limit(total)
  const { known } = await tables(call)
    .selectFrom(ranked.as('ranked'))
    .select((e) => e.fn.countAll<number>().as('known'))
    .executeTakeFirstOrThrow()
  const end = Math.min(offset + limit, total)
  const ofKnown = Math.max(0, Math.min(end, known) - offset)
  const page = await ranked.clearLimit().offset(offset).limit(ofKnown).execute()
  const coins = page.map(({ coin }) => coin)
  const rows = inOrder(coins, await coinsByAddress(call, coins))
  const from = Math.max(offset, known)
  if (from >= end) return { total, rows }
  return { total, rows: [...rows, ...(await withoutCap(call, from - known, end - from))] }
}

async function withoutCap(call: Call, offset: number, limit: number): Promise<readonly CoinRow[]> {
  return tables(call)
    .selectFrom('exchangeCoins')
    .selectAll('exchangeCoins')
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('exchangeCoinFacts')
            .select('exchangeCoinFacts.coin')
            .whereRef('exchangeCoinFacts.coin', '=', 'exchangeCoins.coin')
            .where('marketCap', 'is not', null),
        ),
      ),
    )
    .orderBy('score', 'desc')
    .orderBy('seq')
    .offset(offset)
    .limit(limit)
    .execute()
}

/** By a word's beginning, the most popular first. */
async function found(call: Call, { offset, limit }: CoinsAsked, key: string): Promise<CoinsFound> {
  if (key === '') return { total: 0, rows: [] }
  const named = await tables(call)
    .selectFrom('exchangeCoinWords')
    .select('coin')
    .where('word', '>=', key)
    // After every word that begins so: no character comes behind this one.
    .where('word', '<', `${key}\u{10ffff}`)
    .orderBy('word')
    .orderBy('coin')
    .limit(mostFound)
    .execute()
  const rows = await coinsByAddress(call, [...new Set(named.map(({ coin }) => coin))])
  const best = rows.toSorted((a, b) => compare(b.score, a.score) || a.seq - b.seq)
  return { total: best.length, rows: best.slice(offset, offset + limit) }
}

const compare = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0)

function inOrder(coins: readonly Address[], rows: readonly CoinRow[]): readonly CoinRow[] {
  const byCoin = new Map(rows.map((row) => [row.coin, row]))
  return coins.flatMap((coin) => byCoin.get(coin) ?? [])
}

/** For each app, the number of the last coin whose name has been read. */
const met = new WeakMap<App, number>()
/** Coins that one call reads. */
const mostMet = 20

/** A coin is found by its name once that has been read: the first request after its pair came reads it. */
async function meetNewCoins({ app }: Call): Promise<void> {
  const from = met.get(app) ?? 0
  const rows = await app.db
    .withTables<ExchangeTables>()
    .selectFrom('exchangeCoins')
    .select(['coin', 'seq'])
    .where('seq', '>', from)
    .orderBy('seq')
    .limit(mostMet)
    .execute()
  await namesOf(
    app,
    rows.map(({ coin }) => coin),
  )
  const last = rows.at(-1)
  if (last !== undefined) met.set(app, last.seq)
}

/** The wrapped coin of the chain; undefined where the network has no exchange. */
export const wrappedCoin = ({ deployment }: App): Address | undefined =>
  deployment.contracts['Wtrx']?.address
