import { plainStore } from '#platform/server/indexer/testing/plainStore.ts'
import { onFilled } from '#tools/bench/market/testing/filled.ts'
import type { Call } from '#platform/server/call.ts'
import type { Database } from '#platform/server/database/db.ts'
import type { Address } from '#platform/std/address.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { candlesOf, hourlyCloses, priceDayAgo } from './candleReads.ts'
import { coinPage } from './coinLists.ts'
import { expire } from './expiry.ts'
import { poolsOfCoin } from './pools.ts'

/** With any number of coins, trades and candles, a page reads an index, and few more rows than it shows. */
const coins = 20_000
const trades = 50_000
const candles = 50_000
/** Every other pair has it. */
const quote = 'C1' as Address
const day = 86_400
const now = 100 * day

const filled = onFilled(fill)
const { within } = filled

async function fill(db: Database): Promise<void> {
  const [all, last] = [sql.lit(coins), sql.lit(now)]
  await sql`insert into exchange_coins
    select 'C' || n, n, 1, null, null, 1, n, 0, 0, (n * 7919) % ${all}, 0, 0, 1, 1
    from generate_series(1, ${all}) n`.execute(db)
  await sql`insert into exchange_totals values (1, ${all}, ${all}, 1)`.execute(db)
  await sql`insert into exchange_coin_facts
    select 'C' || n, 'S' || n, 'Name ' || n, 6, 's' || n, 'name' || n, 1, 1,
      case when n % 10 = 0 then n end, ${last}, 1
    from generate_series(1, ${all}) n`.execute(db)
  await sql`insert into exchange_coin_words
    select word, 'C' || n from generate_series(1, ${all}) n,
      lateral (values ('x' || translate(n::text, '0123456789', 'bcdfghjkpq')), ('name')) w (word)`.execute(
    db,
  )
  await sql`insert into exchange_pairs
    (pair, seq, token0, token1, reserve0, reserve1, depth, trades, created_at, changed_at, block)
    select 'P' || n, n, case when n % 2 = 0 then ${quote} else 'C' || n end, 'C' || (n % ${all} + 1), 1, 1, n, 1, 1, 1, 1
    from generate_series(1, ${all}) n`.execute(db)
  await sql`insert into exchange_trades
    select 'P1', n, 'swap', 'T', 1, -1, 1, false, ${last} - 200000 + n, '', 1
    from generate_series(1, ${sql.lit(trades)}) n`.execute(db)
  await sql`insert into exchange_traders
    select 'C1', 'T' || n, ${last} - 100000 - n, false, 1 from generate_series(1, ${all}) n`.execute(
    db,
  )
  await sql`insert into exchange_candles
    select 'C' || n % 5, 300, n * 300, 1, 1, 1, 1, 1, 1, 1, 1
    from generate_series(0, ${sql.lit(candles)} - 1) n`.execute(db)
  await sql`insert into exchange_candles
    select 'C' || n % 5, 3600, ${now} - n / 5 * 3600, 1, 1, 1, 1, 1, 1, 1, 1
    from generate_series(0, ${sql.lit(candles)} - 1) n`.execute(db)
  await sql`analyze`.execute(db)
}

/** One app, which remembers which coins' names it has read. */
const app = {
  clock: { now: () => now, head: { number: 1 } },
  deployment: { contracts: {}, nameOf: () => null },
  config: {},
}
const call = () =>
  ({ app: Object.assign(app, { db: filled.db }), db: filled.db }) as unknown as Call
const asked = { search: '', offset: 0, limit: 20 }

test.each(['popular', 'new'] as const)('a page of coins, %s', async (order) => {
  const { total, rows } = await coinPage(call(), { ...asked, order })
  expect(rows).toHaveLength(20)
  expect(total).toBe(order === 'new' ? coins : 1_000)
  within(20)
})

test('the last page of the newest reads no more than the first', async () => {
  const { rows } = await coinPage(call(), { ...asked, order: 'new', offset: coins - 20 })
  expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, i) => 20 - i))
  within(20)
})

test('a page by market cap reads no more than it ranks', async () => {
  const { total, rows } = await coinPage(call(), { ...asked, order: 'cap' })
  expect(rows.slice(0, 2).map(({ coin }) => coin)).toEqual([`C${coins}`, `C${coins - 10}`])
  expect(total).toBe(1_000)
  within(1_000)
})

test('a search reads only its results, at most 200', async () => {
  const few = await coinPage(call(), { ...asked, order: 'popular', search: 'xgjq' })
  // 469, 4690 to 4699, in letters that look like no others
  expect(few.total).toBe(11)
  // The names of twenty more coins are read, if they were not yet.
  within(20)
  const many = await coinPage(call(), { ...asked, order: 'popular', search: 'name' })
  expect(many.total).toBe(200)
})

test('candles, the price of a day ago, and the pools of a coin that half of all pairs have', async () => {
  const span = 300
  expect(await candlesOf(call(), quote, span, 200)).toHaveLength(200)
  expect(await priceDayAgo(call(), quote)).toBe(1n)
  within(200)
  const hourly = await hourlyCloses(call(), [quote, 'C2' as Address], now - 24 * 3_600)
  expect([...hourly.values()].map((closes) => closes.length)).toEqual([25, 25])
  within(50)
  expect(await poolsOfCoin(call(), quote, 20)).toHaveLength(20)
  within(40)
})

test('a block at which nothing is due reads nothing', async () => {
  const store = plainStore(filled.db as never)
  const at = { store, block: 1, time: now, address: () => quote }
  await expect(expire(at as never)).resolves.toBeUndefined()
  within(0)
})
