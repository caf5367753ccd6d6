import { onFilled } from '#tools/bench/market/testing/filled.ts'
import type { Call } from '#platform/server/call.ts'
import type { Address } from '#platform/std/address.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { payments } from './payments.ts'

/** With any number of payments, a page reads an index and no more rows than it shows, also the last one. */
const claims = 20_000
const mine = 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj' as Address

const filled = onFilled(async (db) => {
  await sql`insert into staking_claims
    (block, tx_index, log_index, owner, amount, stakes, total_paid, time, tx_hash, number)
    select n, 0, 0, case when n % 2 = 0 then ${mine} else 'T' || n end, n, 1, n, n, n,
      case when n % 2 = 0 then n / 2 else 1 end
    from generate_series(1::int8, ${claims}::int8) n`.execute(db)
  await sql`insert into staking_owners
    select owner, 0, count(*), sum(amount), max(block) from staking_claims group by owner`.execute(
    db,
  )
  await sql`analyze`.execute(db)
})

test.each([1, 250, 500])('payments, page %i', async (pageNum) => {
  const call = { app: { clock: { isFinal: () => true } }, db: filled.db, address: mine }
  const found = await payments({ pageNum, pageSize: 20 }, call as unknown as Call)
  expect(found.total).toBe(claims / 2)
  expect(found.list.map(({ time }) => time)).toEqual(
    Array.from({ length: 20 }, (_, i) => claims - ((pageNum - 1) * 20 + i) * 2),
  )
  filled.within(20)
})
