import { onFilled } from '#tools/bench/market/testing/filled.ts'
import type { Call } from '#platform/server/call.ts'
import type { Database } from '#platform/server/database/db.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'
import { secondsADay } from '#platform/std/day.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { accruingOf } from './accruing.ts'
import { bonusPage } from './bonusPage.ts'
import { claimRecordList } from './claimRecordList.ts'
import { epochPage } from './epochPage.ts'
import { leavesOwed } from './leaves.ts'
import { profitChangeRecordList } from './profitChangeRecordList.ts'
import { profitePage } from './profitePage.ts'
import { statistic } from './statistic.ts'
import { coinTotals, sumsOf } from './sums.ts'

/** With any number of earnings, a page reads an index and no more rows than it shows, also the last one. */
const fees = 20_000
const accounts = 2_000
const epochs = 5_000
const days = 1_000
/** Has the first share of every tenth fee, with a bonus, and claims every hundredth time. */
const mine = 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj' as Address
const now = days * secondsADay

const filled = onFilled(fill)
const { within } = filled

/** A fee a block, its two shares as two lines; a claim is a second event. */
async function fill(db: Database): Promise<void> {
  await sql`insert into earnings_fees
    (block, tx_index, log_index, source, payer, coin, fee, level1, level2, bonus_level, bonus, time, tx_hash, bonus_number)
    select n, 0, 0, 'C', 'P' || n, ${zeroAddress}, 1000, case when n % 10 = 0 then ${mine} else 'T' || n % ${accounts}::int8 end, 'U',
      case when n % 2 = 0 then 1 else 0 end, case when n % 2 = 0 then 10 else 0 end, n * 3, n, null
    from generate_series(1::int8, ${fees}::int8) n`.execute(db)
  await sql`update earnings_fees set bonus_number = numbered.number from (
      select block, row_number() over (partition by level1 order by block) as number
      from earnings_fees where bonus > 0
    ) numbered where numbered.block = earnings_fees.block`.execute(db)
  await sql`insert into earnings_transfers
    (block, tx_index, log_index, line, kind, place, book, debit, credit, coin, amount, time, tx_hash, number, part_number)
    select block, 0, 0, 0, 'level1', null, 'FeeSplitter', 'fees', level1, ${zeroAddress}, 100, time, tx_hash,
      row_number() over own, row_number() over own from earnings_fees
      window own as (partition by level1 order by block)
    union all
    select block, 0, 0, 1, 'level2', null, 'FeeSplitter', 'fees', level2, ${zeroAddress}, 50, time, tx_hash,
      block, block from earnings_fees
    union all
    select block, 1, 0, 0, 'claim', 'liquidity', case when block % 200 = 0 then 'LpStaking' else 'LpPurchases' end, ${mine},
      'paid', ${zeroAddress}, 9, time, tx_hash, block / 100, block / 100 from earnings_fees
      where block % 100 = 0`.execute(db)
  await sql`insert into earnings_lists
    select credit, list, count(*), max(block) from earnings_transfers,
      unnest(array['income', 'income level1']) list where kind = 'level1' group by 1, 2
    union all
    select debit, list, count(*), max(block) from earnings_transfers,
      unnest(array['claims', 'claims liquidity']) list where kind = 'claim' group by 1, 2`.execute(
    db,
  )
  await sql`insert into earnings_lists
    select level1, 'bonuses', count(*), max(block) from earnings_fees where bonus > 0 group by 1`.execute(
    db,
  )
  await sql`insert into earnings_sums
    select account, 'FeeSplitter', kind, ${zeroAddress}, sum(credited), sum(debited), count(*), max(block) from (
      select credit as account, kind, amount as credited, 0 as debited, block from earnings_transfers
      union all select debit, kind, 0, amount, block from earnings_transfers) line group by account, kind`.execute(
    db,
  )
  await sql`insert into earnings_bonuses
    select level1, ${zeroAddress}, count(*), sum(bonus), max(block) from earnings_fees where bonus > 0 group by level1`.execute(
    db,
  )
  await sql`insert into earnings_days
    select ${mine}, ${zeroAddress}, 'level1', n * ${secondsADay}::int8, 1, n
    from generate_series(1::int8, ${days}::int8) n
    union all
    select 'T' || n, ${zeroAddress}, 'level1', 0, 1, n from generate_series(1::int8, ${fees}::int8) n`.execute(
    db,
  )
  await sql`insert into earnings_epochs
    select n, 'accepted', '', '', n, n, n, '[]', true, null, n, n, n from generate_series(1::int8, ${epochs}::int8) n`.execute(
    db,
  )
  // Of every hundredth epoch a leaf is not claimed.
  await sql`insert into earnings_leaves
    select n, 0, ${mine}, ${zeroAddress}, 10, '', n % 100 <> 0, n from generate_series(1::int8, ${epochs}::int8) n
    union all
    select n, 1, 'T' || n, ${zeroAddress}, 10, '', false, n from generate_series(1::int8, ${epochs}::int8) n`.execute(
    db,
  )
  await sql`analyze`.execute(db)
}

/** Ten blocks are not final yet. */
const call = () =>
  ({
    app: {
      clock: { now: () => now, solid: fees - 10, isFinal: () => true },
      config: { nativeSymbol: 'TRX' },
      deployment: { address: (name: string) => `${mine}${name}`, nameOf: () => null },
    },
    db: filled.db,
    address: mine,
  }) as unknown as Call

const page = (pageNum: number) => ({ pageNum, pageSize: 20 })
const shares = fees / 10
const claims = fees / 100

test.each([
  ['income', (at: number) => profitePage(page(at), call()), shares, 10],
  [
    'income of a kind',
    (at: number) => profitChangeRecordList({ ...page(at), kind: 'level1' }, call()),
    shares,
    10,
  ],
  ['claims', (at: number) => claimRecordList(page(at), call()), claims, 100],
  [
    'claims in one place',
    (at: number) => claimRecordList({ ...page(at), from: 'liquidity' }, call()),
    claims,
    100,
  ],
  ['fees with a bonus', (at: number) => bonusPage(page(at), call()), shares, 10],
] as const)('%s', async (_, ask, total, every) => {
  for (const at of [1, 5, total / 20]) {
    const found = await ask(at)
    expect(found.total).toBe(total)
    expect(found.list.map(({ block }) => block)).toEqual(
      Array.from({ length: 20 }, (_unused, i) => fees - ((at - 1) * 20 + i) * every),
    )
    within(20)
  }
})

test('epochs', async () => {
  const { total, list } = await epochPage(page(5), call())
  expect(total).toBe(epochs)
  expect(list[0]!.epoch).toBe(epochs - 80)
  within(20)
})

test('totals, and amounts that are coming', async () => {
  const [coin] = coinTotals(call(), await sumsOf(call()))
  expect(coin).toMatchObject({ earned: String((shares - 1) * 100), coming: '100' })
  const accruing = { coin: zeroAddress, amount: BigInt((shares - 1) * 10) }
  expect(await accruingOf(call())).toEqual([accruing])
  within(20)
})

test('leaves of epochs that were not claimed', async () => {
  const { app, db, address } = call()
  const { rows, all } = await leavesOwed({ ...app, db }, address, zeroAddress)
  expect(rows.map(({ epoch }) => epoch)).toEqual(
    Array.from({ length: 32 }, (_unused, i) => (i + 1) * 100),
  )
  expect(all).toBe(500n)
  within(50)
})

test('days', async () => {
  const { list } = await statistic({ coin: 'TRX', days: '30' }, call())
  expect(list).toHaveLength(30)
  within(days)
})
