import type { Call } from '#platform/server/call.ts'
import type { Address } from '#platform/std/address.ts'
import { onFilled } from '#tools/bench/market/testing/filled.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { offeredToMe, ownPage, productMarketList, userProductBuyRecordList } from './lists.ts'

/** With any number of rows, a page reads an index and few more rows than it shows. */
const count = 20_000
const half = count / 2
const mine = 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj' as Address
const coin = 'TBLQ8UeGXAjLsYf7EjdPHiNqnsDkQMMdAX' as Address
const other = 'TNQeftpYKy17VqLsHWKUaPy5P2YVbEiVbD' as Address

const filled = onFilled(async (db) => {
  const all = sql`generate_series(1::int8, ${count}::int8) n`
  // Of eighty offers one is mine, one for me alone, and one gives the coin, every second time for the other, which others want too.
  await sql`insert into otc_offers (id, maker, taker, give, give_amount, give_left, want, want_left, price_e36, min_lot,
      expiry, version, state, listed, standing, takes, created_at, ended_at, tx_hash, block)
    select n, case when n % 80 = 1 then ${mine} else 'T' || n end, case when n % 80 = 3 then ${mine} end,
      case when n % 80 = 0 then ${coin} else 'give' || n end, 100, 100,
      case when n % 160 = 0 or n % 40 = 20 then ${other} else 'want' || n end, 100, (n * 7919) % 977, 1, 9000000000, 1,
      case when n % 160 = 1 then 'cancelled' else 'open' end, n % 2 = 0, n % 160 <> 1, 0, n, null, n, n
    from ${all}`.execute(db)
  await sql`insert into otc_takes (offer_id, number, maker, maker_number, taker, taker_number, give, want, amount, paid,
      proceeds, fee, time, tx_hash, block)
    select n, 1, case when n % 2 = 0 then ${mine} else 'T' || n end, case when n % 2 = 0 then n / 2 else 1 end,
      case when n % 2 = 1 then ${mine} else 'T' || n end, case when n % 2 = 1 then n / 2 + 1 else 1 end,
      ${coin}, ${other}, 1, 1, 1, 0, n, n, n
    from ${all}`.execute(db)
  await sql`insert into otc_accounts (account, offers, standing, offered, purchases, sales, block)
    values (${mine}, 250, 125, 250, ${half}, ${half}, 1)`.execute(db)
  await sql`insert into otc_coins values (${coin}, 250, 0, 1)`.execute(db)
  await sql`insert into otc_pairs values (${coin}, ${other}, 125, 1)`.execute(db)
  await sql`analyze`.execute(db)
})

/** The node is silent: no coin is asked for its name. */
const call = () => {
  const app = {
    clock: { isFinal: () => true, now: () => 1_000 },
    config: { nativeSymbol: 'TRX' },
    deployment: { contracts: {}, nameOf: () => null },
    node: { readContract: async () => Promise.reject(new Error('silent')) },
    db: filled.db,
  }
  return { app, db: filled.db, address: mine, session: null } as unknown as Call
}
const page = { pageNum: 3, pageSize: 20 }
const idsOf = ({ list }: { readonly list: readonly { readonly id: number }[] }) =>
  list.map(({ id }) => id)

test('offers that give a coin, newest first', async () => {
  const found = await productMarketList({ coin, side: 'buy', sort: 'newest', ...page }, call())
  expect([found.total, ...idsOf(found).slice(0, 2)]).toEqual([
    250,
    count - 40 * 80,
    count - 41 * 80,
  ])
  filled.within(80)
})

test('offers that want a coin, newest first', async () => {
  const asked = { coin: other, side: 'sell', sort: 'newest' } as const
  const found = await productMarketList({ ...asked, ...page }, call())
  expect(idsOf(found).slice(0, 2)).toEqual([count - 8 * 160, count - 8 * 160 - 20])
  filled.within(80)
})

test('offers of two coins, the cheapest first', async () => {
  const asked = { coin, side: 'buy', other, sort: 'price' } as const
  const found = await productMarketList({ ...asked, ...page }, call())
  expect([found.total, found.list.length]).toEqual([125, 20])
  filled.within(80)
})

test.each([
  ['standing', count - 79 - 40 * 160],
  ['ended', count - 159 - 40 * 160],
] as const)('my %s offers, newest first', async (state, first) => {
  const found = await ownPage({ state, ...page }, call())
  expect([found.total, idsOf(found)[0]]).toEqual([125, first])
  filled.within(80)
})

test('offers to me alone, newest first', async () => {
  const found = await offeredToMe(page, call())
  expect([found.total, idsOf(found)[0]]).toEqual([250, count - 77 - 40 * 80])
  filled.within(80)
})

test.each(['buyer', 'seller'] as const)('what I took or sold, as %s', async (role) => {
  const found = await userProductBuyRecordList({ role, ...page }, call())
  expect([found.total, found.list.length]).toEqual([half, 20])
  expect(idsOf(found)[0]).toBe(role === 'buyer' ? count - 81 : count - 80)
  filled.within(20)
})
