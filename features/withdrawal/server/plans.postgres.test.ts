import { onFilled } from '#tools/bench/market/testing/filled.ts'
import type { Call } from '#platform/server/call.ts'
import type { Address } from '#platform/std/address.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { withdrawRecord } from './withdrawRecord.ts'

/** With any number of withdrawals, a page reads an index and no more rows than it shows, also the last one. */
const withdrawals = 20_000
const mine = 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj' as Address

const filled = onFilled(async (db) => {
  await sql`insert into withdrawal_payouts
    (block, tx_index, log_index, owner, amount, fee, time, tx_hash, number)
    select n, 0, 0, case when n % 2 = 0 then ${mine} else 'T' || n end, n, 0, n, n,
      case when n % 2 = 0 then n / 2 else 1 end
    from generate_series(1::int8, ${withdrawals}::int8) n`.execute(db)
  await sql`insert into withdrawal_owners
    select owner, count(*), sum(amount), max(block) from withdrawal_payouts group by owner`.execute(
    db,
  )
  await sql`analyze`.execute(db)
})

test.each([1, 250, 500])('withdrawals, page %i', async (pageNum) => {
  const call = { app: { clock: { isFinal: () => true } }, db: filled.db, address: mine }
  const found = await withdrawRecord({ pageNum, pageSize: 20 }, call as unknown as Call)
  expect(found.total).toBe(withdrawals / 2)
  expect(found.list.map(({ time }) => time)).toEqual(
    Array.from({ length: 20 }, (_, i) => withdrawals - ((pageNum - 1) * 20 + i) * 2),
  )
  filled.within(20)
})
