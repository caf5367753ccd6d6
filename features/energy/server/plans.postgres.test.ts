import type { Call } from '#platform/server/call.ts'
import type { Address } from '#platform/std/address.ts'
import { Failure, failures } from '#platform/std/failure.ts'
import { onFilled } from '#tools/bench/market/testing/filled.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { providers } from './info.ts'
import { leases, lenderLeases, record } from './leases.ts'
import { books } from './lenders.ts'
import { leastFirst } from './offers.ts'

/** With any number of rows, a page reads an index and few more rows than it shows. */
const count = 20_000
const mine = 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj' as Address
const lender = 'TBLQ8UeGXAjLsYf7EjdPHiNqnsDkQMMdAX' as Address

const filled = onFilled(async (db) => {
  const all = sql`generate_series(1::int8, ${count}::int8) n`
  // Every second lender has no price; the first is mine. Each has 1,000 TRX and leases 1 energy or more.
  await sql`insert into energy_lenders (lender, seq, provider, price, least, staked, lent, taken_out, earned, paid,
      collected, leases, running, leavings, collected_to, created_at, tx_hash, block)
    select case when n = 1 then ${lender} else 'L' || n end, n, case when n = 1 then ${mine} else 'P' || n end,
      case when n % 2 = 0 then 1 + (n * 7919) % 977 else 0 end, 1, 1000000000, 0, 0, 0, 0, 0,
      case when n = 1 then ${count}::int8 else 0 end, case when n = 1 then ${count / 80}::int8 else 0 end,
      case when n = 1 then ${count}::int8 else 0 end, ${count - 40}, n, n, n
    from ${all}`.execute(db)
  // All leases are of my lender; one of eighty runs, and the last of these is not over.
  await sql`insert into energy_leases (lender, lease, number, receiver, payer, energy, lent, paid, until, ended_at, time,
      tx_hash, block)
    select ${lender}, n, n, ${mine}, 'P' || n, 100, 1000000, 5, n, case when n % 80 = 0 then null else n end, n, n, n
    from ${all}`.execute(db)
  await sql`insert into energy_own_leases (account, number, lender, lease, block)
    select ${mine}, n, ${lender}, n, n from ${all}`.execute(db)
  await sql`insert into energy_records (account, number, lender, kind, lease, energy, sun, other, time, tx_hash, block)
    select ${mine}, n, ${lender}, 'received', n, 100, 5, 'P' || n, n, n, n from ${all}`.execute(db)
  await sql`insert into energy_leavings (lender, number, sun, until, collected_at, tx_hash, block)
    select ${lender}, n, 1, n, case when n <= ${count - 40} then n end, n, n from ${all}`.execute(
    db,
  )
  await sql`insert into energy_accounts (account, leases, records, block)
    values (${mine}, ${count}, ${count}, 1)`.execute(db)
  await sql`insert into energy_sums (id, lenders, offering, staked, lent, running, leases, paid, block)
    values (1, ${count}, ${count / 2}, 1, 1, ${count / 80}, ${count}, 1, 1)`.execute(db)
  await sql`analyze`.execute(db)
})

/** The node is silent about everything but the network, where a TRX gives 10 energy a day. */
const call = () => {
  const silent = async () => Promise.reject(new Failure(failures.NODE_UNAVAILABLE))
  const app = {
    clock: { isFinal: () => true, now: () => count - 1, head: { id: 'ab' } },
    deployment: { address: () => mine, nameOf: () => null },
    node: {
      readContract: silent,
      resources: async () => ({ energy: 0, bandwidth: 0, limit: 1_000_000n, weight: 100_000n }),
      energyPrice: async () => 100n,
      bandwidthPrice: async () => 1_000n,
    },
    db: filled.db,
  }
  return { app, db: filled.db, address: mine, session: null } as unknown as Call
}
const page = { pageNum: 3, pageSize: 20 }

test('providers, the cheapest first', async () => {
  const found = await providers({ time: 1, ...page }, call())
  const prices = found.list.map(({ price }) => price)
  expect([found.total, found.list.length]).toEqual([count / 2, 20])
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  filled.within(80)
})

test('providers that have an energy: counted by one index, and a page of it', async () => {
  // 10,000 energy are all that a lender of 1,000 TRX has.
  const found = await providers({ energy: 10_000, time: 1, ...page }, call())
  expect([found.total, found.list.length]).toEqual([count / 2, 20])
  const none = await providers({ energy: 10_001, time: 1, ...page }, call())
  expect(none).toMatchObject({ total: 0, list: [] })
})

test('those that lease only more: read once, the least that costs least first', async () => {
  const [weights, most] = [{ limit: 1_000_000n, weight: 100_000n }, 10]
  const app = call()
  // Each leases one energy or more.
  expect(await leastFirst(app, 1, weights, most)).toEqual([])
  const found = await leastFirst(app, 0, weights, most)
  const costs = found.map(({ price, least }) => price * least)
  expect([costs.length, costs[0]]).toEqual([most, 1])
  expect(costs).toEqual(costs.toSorted((a, b) => a - b))
})

test('my leases, newest first', async () => {
  const found = await leases(page, call())
  expect([found.total, found.list[0]?.lease]).toEqual([count, count - 40])
  filled.within(60)
})

test('leases of a lender, newest first', async () => {
  const found = await lenderLeases({ lender, ...page }, call())
  expect([found.total, found.list[0]?.lease]).toEqual([count, count - 40])
  filled.within(40)
})

test('its open leases, first over first', async () => {
  const found = await lenderLeases({ lender, show: 'open', ...page }, call())
  expect([found.total, found.list[0]?.lease]).toEqual([count / 80, 41 * 80])
  filled.within(80)
})

test('my records, newest first', async () => {
  const found = await record(page, call())
  expect([found.total, found.list[0]?.lease]).toEqual([count, count - 40])
  filled.within(20)
})

test('my books: what is on its way out, and how many leases are over', async () => {
  const found = await books({}, call())
  // Of 250 leases without an end the last is not over.
  expect([found.due, found.leavings.length, found.books]).toEqual([count / 80 - 1, 40, null])
  expect(found.leavings[0]).toMatchObject({ number: count - 39, state: 'ready' })
  filled.within(count / 80)
})
