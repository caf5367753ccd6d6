import { onFilled } from '#tools/bench/market/testing/filled.ts'
import type { Call } from '#platform/server/call.ts'
import type { Address } from '#platform/std/address.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { pledgeRecord } from './pledgeRecord.ts'

/** With any number of records, a page reads an index and no more rows than it shows, also the last one. */
const records = 20_000
const mine = 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj' as Address

/** Every second record is mine, and every fourth a claim. */
const filled = onFilled(async (db) => {
  await sql`insert into lp_records
    (block, tx_index, log_index, pool, owner, kind, amount, given_up, pool_paid, all_paid, time, tx_hash, number, pool_number, kind_number, pool_kind_number)
    select n, 0, 0, 'P', case when n % 2 = 0 then ${mine} else 'T' || n end,
      case when n % 4 = 0 then 'claimed' else 'staked' end, n, 0, 0, 0, n, n,
      case when n % 2 = 0 then n / 2 else 1 end, case when n % 2 = 0 then n / 2 else 1 end,
      case when n % 4 = 0 then n / 4 when n % 2 = 0 then (n + 2) / 4 else 1 end,
      case when n % 4 = 0 then n / 4 when n % 2 = 0 then (n + 2) / 4 else 1 end
    from generate_series(1::int8, ${records}::int8) n`.execute(db)
  await sql`insert into lp_record_counts
    select owner, 'all', 'all', count(*), max(block) from lp_records group by owner
    union all
    select owner, 'all', kind, count(*), max(block) from lp_records group by owner, kind`.execute(
    db,
  )
  await sql`analyze`.execute(db)
})

/** Without a requested pool, so that none is read from the contract. */
const call = () =>
  ({
    app: {
      clock: { isFinal: () => true },
      deployment: { address: () => mine },
      node: { readContract: async () => [[], []] },
    },
    db: filled.db,
    address: mine,
  }) as unknown as Call

test.each([
  ['all', {}, 2],
  ['of a kind', { kind: 'claimed' as const }, 4],
])('records, %s', async (_, filter, every) => {
  const total = records / every
  for (const pageNum of [1, 5, total / 20]) {
    const found = await pledgeRecord({ pageNum, pageSize: 20, ...filter }, call())
    expect(found.total).toBe(total)
    expect(found.list.map(({ time }) => time)).toEqual(
      Array.from({ length: 20 }, (_unused, i) => records - ((pageNum - 1) * 20 + i) * every),
    )
    filled.within(20)
  }
})
