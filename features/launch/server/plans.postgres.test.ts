import { onFilled } from '#tools/bench/market/testing/filled.ts'
import type { Call } from '#platform/server/call.ts'
import type { Address } from '#platform/std/address.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { swapCoinIssuedList, swapIssuedList } from './issued.ts'
import { holders, trades } from './market.ts'
import { presalePage } from './presales.ts'
import { record } from './sums.ts'

/** With any number of rows, a page reads an index and few more rows than it shows. */
const count = 20_000
const third = Math.floor(count / 3)
const mine = 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj' as Address
const sale = 'TBLQ8UeGXAjLsYf7EjdPHiNqnsDkQMMdAX' as Address

const filled = onFilled(async (db) => {
  const all = sql`generate_series(1::int8, ${count}::int8) n`
  await sql`insert into launch_tokens (token, seq, creator_seq, creator, name, symbol, total_supply, fee_buy, fee_sell,
      lp_burn_frequency, percent_for_lp_burn, burn_limit, protect_time, protect_fee, swap_threshold, lp_burn_enabled,
      is_inside_sell, state, reserve_left, converted, converted_sun, held, created_at, tx_hash, block, sale)
    select 'token' || n, n, n / 2 + 1, case when n % 2 = 0 then ${mine} else 'T' || n end, 'Name', 'SYM', 1, 0, 0,
      0, 0, 0, 0, 0, 0, false, false, 'closed', 0, 0, 0, n % 977, n, n, n,
      case when n = 7 then ${sale} else 'sale' || n end
    from ${all}`.execute(db)
  await sql`insert into launch_sales (sale, seq, token, creator, start_time, presale_eth_amount, trade_eth_amount,
      max_total_num, presale_max_num, inside_max_num, soft_cap_rate, user_lp_share, dev_lp_share, vesting_delay,
      vesting_rate, vesting_dis, backing_share, lp_distribution_enabled, tokens_per_share, curve_shares, soft_cap,
      phase, ends_at, sold, refunded, sold_inside, holders, paid, returned, raise, curve, floor_left, tap_left, held,
      credits, tap_total, pool_sun, pool_tokens, tokens_burnt, liquidity, user_liquidity, dev_liquidity,
      dead_liquidity, tokens_claimed, liquidity_claimed, trades, created_at, tx_hash, block)
    select case when n = 7 then ${sale} else 'sale' || n end, n, 'token' || n, 'T' || n, n, 1000000, 1000000,
      100, 20, 20, 3000, 0, 0, 0, 10000, 0, 0, true, 1, 100, 30,
      case n % 3 when 0 then 'notStarted' when 1 then 'inProgress' else 'ended' end, n + 100, 40, 0, 20,
      case when n = 7 then ${count} else 3 end, 0, 0, 0, 0, 0, 0, n % 977, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      case when n = 7 then ${count} else 0 end, n, n, n
    from ${all}`.execute(db)
  await sql`insert into launch_entries (sale, account, number, shares, inside_shares, together, paid, paid_in, returned,
      refunded, claimed, tokens_claimed, liquidity_claimed, claimed_inside, credit, records, block)
    select ${sale}, 'T' || n, 1, n % 17 + 1, 0, n % 17 + 1, 0, 0, 0, false, 0, 0, 0, false, 0, 1, n from ${all}`.execute(
    db,
  )
  await sql`insert into launch_entries (sale, account, number, shares, inside_shares, together, paid, paid_in, returned,
      refunded, claimed, tokens_claimed, liquidity_claimed, claimed_inside, credit, records, block)
    values (${sale}, ${mine}, 1, 0, 0, 0, 0, 0, 0, false, 0, 0, 0, false, 0, ${count}, 1)`.execute(
    db,
  )
  await sql`insert into launch_trades (sale, seq, account, side, shares, amount, sold_after, price_after, time, tx_hash, block)
    select ${sale}, n, 'T' || n, 'buy', 1, 1, 1, 1, n, n, n from ${all}`.execute(db)
  await sql`insert into launch_records (account, number, sale_number, sale, kind, time, tx_hash, block)
    select ${mine}, n, n, ${sale}, 'mint', n, n, n from ${all}`.execute(db)
  await sql`insert into launch_totals (id, tokens, sales, not_started, in_progress, ended, holders, shares,
      inside_shares, paid, returned, block)
    values (1, ${count}, ${count}, ${third}, ${third}, ${third}, 0, 0, 0, 0, 0, 1)`.execute(db)
  await sql`insert into launch_creators values (${mine}, ${count / 2}, 1)`.execute(db)
  await sql`insert into launch_accounts (account, entries, records, presales, shares, inside_shares, paid, returned, block)
    values (${mine}, 1, ${count}, 1, 1, 0, 0, 0, 1)`.execute(db)
  await sql`analyze`.execute(db)
})

/** No node is asked: no coin that is known looks like these. */
const call = () => {
  const app = {
    clock: { isFinal: () => true, now: () => 1_000 },
    config: { nativeSymbol: 'TRX' },
    deployment: { contracts: {}, nameOf: () => null },
    db: filled.db,
  }
  return { app, db: filled.db, address: mine, session: null } as unknown as Call
}
const page = { pageNum: 3, pageSize: 20 }

test('tokens, those first whose presale holds most', async () => {
  const { total, list } = await swapCoinIssuedList(page, call())
  expect([total, list.length]).toEqual([count, 20])
  filled.within(80)
})

test('tokens of a creator, newest first', async () => {
  const { total, list } = await swapIssuedList({ creator: mine, ...page }, call())
  expect([total, list.length]).toEqual([count / 2, 20])
  filled.within(20)
})

test.each(['notStarted', 'inProgress', 'ended'] as const)('presales that are %s', async (phase) => {
  const { list } = await presalePage({ phase, ...page }, call())
  expect(list).toHaveLength(20)
  filled.within(80)
})

test('trades, newest first', async () => {
  const { total, list } = await trades({ sale, ...page }, call())
  expect([total, list[0]!.seq]).toEqual([count, count - 40])
  filled.within(20)
})

test('holders, those first that have most', async () => {
  const { list, topTenBps } = await holders({ sale, ...page }, call())
  expect(list.every(({ shares }) => shares === 17)).toBe(true)
  expect(topTenBps).toBeGreaterThan(10_000)
  filled.within(80)
})

test.each([undefined, sale])('records of an account, of presale %s', async (of) => {
  const { total, list } = await record({ sale: of, ...page }, call())
  expect([total, list[0]!.time]).toEqual([count, count - 40])
  filled.within(20)
})
