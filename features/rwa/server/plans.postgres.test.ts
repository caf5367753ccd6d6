import type { Call } from '#platform/server/call.ts'
import type { Address } from '#platform/std/address.ts'
import { onFilled } from '#tools/bench/market/testing/filled.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { mine as ownAssets, rwaunion } from './assets.ts'
import { rwaKeys } from './exits.ts'
import { attestations, dividends, holders, record, redemptions } from './lists.ts'

/** With any number of rows, a page reads an index and few more rows than it shows. */
const count = 20_000
const mine = 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj' as Address
const asset = 'TBLQ8UeGXAjLsYf7EjdPHiNqnsDkQMMdAX' as Address
const coin = 'TNQeftpYKy17VqLsHWKUaPy5P2YVbEiVbD' as Address

const filled = onFilled(async (db) => {
  const all = sql`generate_series(1::int8, ${count}::int8) n`
  // The first asset is held by all, attested and paid out each time; every fourth request waits.
  await sql`insert into rwa_assets (asset, seq, name, symbol, coin, document, issuer, revenue, price, target, most,
      deadline, shares, holders, reached_at, released_at, raised, reserve, attested_at, attested_shares, attestations,
      distributed, paid, each, dividends, redeemed, redeemed_paid, requests, open, waiting, credits, created_at, tx_hash,
      block)
    select case when n = 1 then ${asset} else 'T' || n end, n, 'House', 'HSE', ${coin}, 'd', 'i', 'r', 1, 1, ${count}, 1,
      ${count}, ${count}, 1, 1, 1, 1, 1, ${count}, ${count}, 1, 1, 1, ${count}, 1, 1, ${count}, ${count / 4}, 1, 0, n, n,
      n from ${all}`.execute(db)
  // All have the first asset, and I have each of the others.
  await sql`insert into rwa_holdings (asset, account, number, shares, owed, each, claimed, request, due, credit, block)
    select ${asset}, 'T' || n, 1, n, 0, 0, 0, null::int8, 0, 0, n from ${all}
    union all select 'T' || n, ${mine}, n - 1, 1, 0, 0, 0, null, 0, 0, n from ${all} where n > 1`.execute(
    db,
  )
  await sql`insert into rwa_attestations select ${asset}, n, 'd' || n, n, n, n, n from ${all}`.execute(
    db,
  )
  await sql`insert into rwa_dividends select ${asset}, n, n, 1, n, n, n from ${all}`.execute(db)
  await sql`insert into rwa_redemptions (asset, number, account, shares, amount, state, time, ended_at, tx_hash, block)
    select ${asset}, n, 'T' || n, 1, 1, case when n % 4 = 0 then 'open' else 'fulfilled' end, n,
      case when n % 4 <> 0 then n end, n, n from ${all}`.execute(db)
  await sql`insert into rwa_records (account, number, asset, kind, shares, amount, other, time, tx_hash, block)
    select ${mine}, n, 'T' || (n % (${count}::int8 - 1) + 2), 'bought', 1, 1, null, n, n, n from ${all}`.execute(
    db,
  )
  await sql`insert into rwa_accounts values (${mine}, ${count - 1}, ${count}, 0, 1)`.execute(db)
  await sql`insert into rwa_sums (coin, assets, shares, escrow, reserve, payouts, redeemed, block)
    values (${coin}, ${count}, 1, 1, 1, 1, 1, 1)`.execute(db)
  await sql`analyze`.execute(db)
})

const call = () => {
  const app = {
    clock: { isFinal: () => true, now: () => 1_000 },
    config: { nativeSymbol: 'TRX', rwa: 'on' },
    deployment: { network: 'local', contracts: {}, nameOf: () => null, address: () => coin },
    db: filled.db,
  }
  return { app, db: filled.db, address: mine, session: null } as unknown as Call
}
const page = { pageNum: 3, pageSize: 20 }
const newest = Array.from({ length: 20 }, (_, i) => count - 40 - i)

test('assets, newest first', async () => {
  const found = await rwaunion(page, call())
  expect([found.total, found.list[0]!.asset]).toEqual([count, `T${count - 40}`])
  filled.within(20)
})

test.each([
  ['attestations', attestations],
  ['dividends', dividends],
] as const)('%s of an asset, newest first', async (_, read) => {
  const { total, list } = await read({ asset, ...page }, call())
  expect([total, list.map(({ time }) => time)]).toEqual([count, newest])
  filled.within(20)
})

test('requests of an asset, newest first', async () => {
  const found = await redemptions({ asset, ...page }, call())
  expect([found.total, found.list.map(({ number }) => number)]).toEqual([count, newest])
  filled.within(20)
})

test('requests that wait, first come first', async () => {
  const found = await redemptions({ asset, only: 'open', ...page }, call())
  expect([found.total, found.list[0]!.number]).toEqual([count / 4, 41 * 4])
  // Those of the pages before, too.
  filled.within(60)
})

test('holders, those first that have most', async () => {
  const found = await holders({ asset, ...page }, call())
  expect([found.total, found.list.map(({ shares }) => shares)]).toEqual([count, newest])
  filled.within(60)
})

test('my assets and my records, newest first', async () => {
  const assets = await ownAssets(page, call())
  expect([assets.total, assets.list[0]!.asset.asset]).toEqual([count - 1, `T${count - 40}`])
  filled.within(20)
  const records = await record(page, call())
  expect([records.total, records.list.map(({ time }) => time)]).toEqual([count, newest])
  filled.within(20)
})

test('the assets whose ways out I may need', async () => {
  expect((await rwaKeys(call()))[0]).toBe(`rwa:T${count}`)
  filled.within(1_000)
})
