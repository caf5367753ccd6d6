import { onFilled } from '#tools/bench/market/testing/filled.ts'
import type { Call } from '#platform/server/call.ts'
import type { Address } from '#platform/std/address.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { day, dayPage } from './days.ts'
import { nodeRecord, ownNodes } from './nodes.ts'
import { due, miningRecordPageQuery, passPage, swapPage } from './records.ts'

/** With any number of rows, a page reads an index and few more rows than it shows. */
const count = 20_000
const aDay = 86_400
const mine = 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj' as Address

const filled = onFilled(async (db) => {
  const all = sql`generate_series(1::int8, ${count}::int8) n`
  // Every second record is mine, every fourth a burn of mine that TRX bought, every second of mine a claim.
  await sql`insert into burn_records (seq, kind, account, number, burn, own_burn, own_swap, amount, worth, power,
      network_power, own_power, sun, each, earned, paid, time, tx_hash, block)
    select n, case when n % 4 = 0 then 'swapToBurn' when n % 4 = 2 then 'claim' else 'burn' end,
      case when n % 2 = 0 then ${mine} else 'T' || n end, case when n % 2 = 0 then n / 2 else 1 end,
      case when n % 4 <> 2 then n - (n + 1) / 4 end,
      case when n % 4 = 0 then n / 4 when n % 2 = 1 then 1 end, case when n % 4 = 0 then n / 4 end,
      n, 1, 1, n, 1, 1, n, n, n, n * 60, n, n from ${all}`.execute(db)
  await sql`insert into burn_days (day, power, emitted, each, burns, burnt, worth, payments, paid_to_miners,
      paid_to_nodes, records, ever_to_miners, ever_to_nodes, block)
    select (n - 1) * ${aDay}, n, 0, n, 1, 1, 1, 1, 1, 1, n, n, n, n from ${all}`.execute(db)
  await sql`insert into burn_passes (account, number, sun, state, is_collected, bought_at, ended_at, tx_hash, block)
    select ${mine}, n, 1, 'refunded', false, n, n, n, n from ${all}
    union all select 'T' || n, 1, 1, 'used', n % 100 <> 0, n, n, n, n from ${all}`.execute(db)
  await sql`insert into burn_nodes (node_id, owner, number, kind, sun, until, state, bought_at, paid, tx_hash, block)
    select n, ${mine}, n, 1, 1, n, case when n % 1000 = 0 then 'waiting' else 'refunded' end, n, 0, n, n
    from ${all}`.execute(db)
  await sql`insert into burn_node_records (owner, number, node_id, kind, record, time, tx_hash, block)
    select ${mine}, n, n, 1, 'bought', n, n, n from ${all}`.execute(db)
  await sql`insert into burn_accounts (account, power, each, earned, paid, burnt, worth, burns, swaps, records, pass,
      passes, nodes, waiting_nodes, active_nodes, node_records, nodes_paid, credit, line_records, block)
    values (${mine}, 1, 1, 1, 1, 1, 1, ${count / 4}, ${count / 4}, ${count / 2}, 'none', ${count}, ${count}, 20, 0,
      ${count}, 0, 0, 0, 1)`.execute(db)
  await sql`insert into burn_network (id, power, emitted, each, periods, miners, records, burns, burnt, worth,
      paid_to_miners, paid_to_nodes, nodes, nodes_refunded, active_nodes, pass_sun, node_sun, fund_sun, credit_sun,
      block)
    values (1, 1, 0, 0, 0, 1, ${count}, ${(count * 3) / 4}, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1)`.execute(
    db,
  )
  await sql`analyze`.execute(db)
})

const call = () => {
  const clock = { isFinal: () => true, now: () => (count - 1) * aDay + 5 }
  return {
    app: { clock },
    db: filled.db,
    address: mine,
    session: { address: mine, token: '' },
  } as unknown as Call
}
const page = { pageNum: 3, pageSize: 20 }

test.each([undefined, mine])('burns, of %s', async (user) => {
  const { total, list } = await miningRecordPageQuery({ user, ...page }, call())
  expect([total, list.length]).toEqual([user === undefined ? (count * 3) / 4 : count / 4, 20])
  filled.within(20)
})

test('burns that TRX bought', async () => {
  const { list } = await swapPage(page, call())
  expect(list.map(({ createTime }) => createTime / 60)).toEqual(
    Array.from({ length: 20 }, (_, i) => count - (40 + i) * 4),
  )
  filled.within(20)
})

test('passes, and those that are due', async () => {
  expect((await passPage(page, call())).list[0]!.number).toBe(count - 40)
  filled.within(20)
  expect((await due({}, call())).passes).toHaveLength(50)
  filled.within(50)
})

test('what became of nodes, and those that are not refunded', async () => {
  expect((await nodeRecord(page, call())).list[0]!.nodeId).toBe(count - 40)
  filled.within(20)
  expect(await ownNodes(call())).toHaveLength(20)
  filled.within(20)
})

test('days, each with what was mine at its end', async () => {
  const { total, list } = await dayPage(page, call())
  expect([total, list.length]).toEqual([count, 20])
  expect(list[0]).toMatchObject({ day: (count - 41) * aDay, mine: { paid: '2' } })
  filled.within(64)
})

test('a day with its transactions', async () => {
  const found = await day({ day: 9_999 * aDay, ...page, pageNum: 1 }, call())
  expect(found).toMatchObject({ total: 1, list: [{ number: 10_000, account: mine }] })
  filled.within(20)
})
