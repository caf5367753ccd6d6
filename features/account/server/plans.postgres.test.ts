import { onFilled } from '#tools/bench/market/testing/filled.ts'
import type { Call } from '#platform/server/call.ts'
import type { Database } from '#platform/server/database/db.ts'
import type { Address } from '#platform/std/address.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { pageQuery } from './pageQuery.ts'

/**
 * With any number of members, the list of those with a nickname reads an index, and never more rows than it may show.
 */
const members = 60_000
const anyone = 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj' as Address

const filled = onFilled(fill)
const { within } = filled

/** Every fourth member has a nickname of letters for digits, and two of them the same. */
async function fill(db: Database): Promise<void> {
  await sql`insert into account_profiles
    select case when n = 4 then ${anyone} else 'T' || n end, name, name, n, '', null, n from (
      select n, case when n % 4 = 0 then 'x' || translate(((n - 4) / 8)::text, '0123456789', 'abcdefghkm') else '' end as name
      from generate_series(1::int8, ${members}::int8) n) one`.execute(db)
  await sql`insert into account_nickname_words
    select nickname_key, address from account_profiles where nickname <> ''`.execute(db)
  await sql`analyze`.execute(db)
}

const ask = (input: { q?: string; pageNum?: number }) =>
  pageQuery({ pageNum: 1, pageSize: 20, ...input }, { db: filled.db } as unknown as Call)

test.each([1, 25, 50])('the newest, page %i', async (pageNum) => {
  const { total, list } = await ask({ pageNum })
  expect(total).toBe(1_000)
  expect(list[0]!.address).toBe(`T${members - (pageNum - 1) * 80}`)
  expect(list.every(({ alike }) => alike)).toBe(true)
  within(1_000)
})

test('a search finds no more than 200, and reads no more', async () => {
  const few = await ask({ q: 'xcem' })
  // 249 and 2490 to 2499, each twice.
  expect(few.total).toBe(22)
  within(40)
  expect((await ask({ q: 'x' })).total).toBe(200)
  within(200)
})

test('one by the address', async () => {
  expect(await ask({ q: anyone })).toMatchObject({ total: 1, list: [{ address: anyone }] })
  within(2)
})
