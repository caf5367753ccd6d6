import { onFilled } from '#tools/bench/market/testing/filled.ts'
import type { Call } from '#platform/server/call.ts'
import type { Database } from '#platform/server/database/db.ts'
import type { Address } from '#platform/std/address.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { drawPage } from './drawPage.ts'
import { numberOf } from '../numbers.ts'
import { purchases } from './purchases.ts'
import { seriesRows } from './series.ts'
import { urnLevels } from './urnLevels.ts'

/** With any number of series, boxes and requests, a page reads an index, and few more rows than it shows. */
const series = 2_000
const running = 12
const boxes = 100_000
const requests = 20_000
/** Has a twentieth of all boxes. */
const holder = 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj' as Address
const now = 1_000_000

const filled = onFilled(fill)
const { within } = filled

async function fill(db: Database): Promise<void> {
  const over = series - running
  await sql`insert into blindbox_series
    (series_id, price, start_time, end_time, first_share, complete_time, penalty, size, reserved, sealed, opening, opened, standing, requests, next_request, ended_seq, tx_hash, block, closed)
    select n, 60000000, n, case when n <= ${over}::int8 then ${now}::int8 - ${series}::int8 + n else ${2 * now}::int8 end,
      0, 0, 1, 20, 0, 0, 0, 0, true, case when n = 1 then ${requests}::int8 else 0 end, 1,
      case when n <= ${over}::int8 then n end, '', 1, false
    from generate_series(1::int8, ${series}::int8) n`.execute(db)
  await sql`insert into blindbox_urn_cards
    select s, place, (s * 20 + place) % 900 + 1, null, 1
    from generate_series(1, ${series}::int8) s, generate_series(0, 19) place`.execute(db)
  await sql`insert into blindbox_totals values (1, ${series}, ${over}, ${boxes}, 1)`.execute(db)
  await sql`insert into blindbox_boxes
    select (n % ${series}::int8 + 1) * 4294967296 + n, n % ${series}::int8 + 1, n,
      case when n % 20 = 0 then ${holder} else 'T' || n % 1000 end,
      case when n % 100 = 0 then 'sealed' when n % 100 = 40 then 'reserved' when n % 100 = 60 then 'opening'
        when n % 3 = 0 then 'opened' else 'givenBack' end,
      n % 100 not in (0, 40, 60), 1, 1, n, null,
      case when n <= ${requests}::int8 then 4294967296 + n end, 0, null, '', 1
    from generate_series(1::int8, ${boxes}::int8) n`.execute(db)
  await sql`insert into blindbox_counts
    select holder, 0, state, count(*), 1 from blindbox_boxes group by 1, 3
    union all select holder, series_id, state, count(*), 1 from blindbox_boxes group by 1, 2, 3`.execute(
    db,
  )
  await sql`insert into blindbox_requests
    (request_id, series_id, holder, state, boxes, amount, seed, request_block, time, tx_hash, secret, block_hash, fee, first_draw, settled_block, settled_tx_hash, settled_by, refund_tx_hash, block)
    select 4294967296 + n, 1, ${holder}, 'refunded', 1, 1, '', n, n, '', null, null, null, null, null, null, null, '', 1
    from generate_series(1::int8, ${requests}::int8) n`.execute(db)
  await sql`analyze`.execute(db)
}

const callOf = (address: Address): Call =>
  ({
    app: {
      clock: { now: () => now, isFinal: () => true, head: { number: 1 }, solid: 1 },
      node: {
        readContract: async ({ functionName, args }: { functionName: string; args: bigint[] }) =>
          answers[functionName]!(args),
      },
      deployment: { address: () => holder },
    },
    db: filled.db,
    address,
  }) as unknown as Call
const answers: Record<string, (args: readonly bigint[]) => unknown> = {
  levelCount: () => 1n,
  terms: () => [[], []],
  ROYALTY: () => 0n,
  levelMap: () => [0n, 'Clay', 0n, 1n, 1_001n, holder],
  levelPower: () => 1n,
  operator: () => holder,
  fundAddress: () => holder,
  deadline: () => 20n,
  words: () => 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
}

test.each([
  [undefined, 0, series, series],
  [undefined, series - 5, 5, series],
  ['ended', 0, series - running, series - running],
  ['ended', series - running - 20, 20, series - running],
  ['onSale', 0, series, running],
] as const)('series %s from %i on', async (state, offset, first, total) => {
  const found = await seriesRows(callOf(holder), { state, offset, limit: 20 })
  expect(found.total).toBe(total)
  expect(found.rows[0]!.seriesId).toBe(first)
  within(Math.max(20, running))
})

test('the urns of a page of series', async () => {
  const ids = Array.from({ length: 20 }, (_, i) => 900 + i)
  const urns = await urnLevels(callOf(holder), ids)
  expect(urns.get(905)).toMatchObject([{ size: 20, left: 20 }])
  within(20 * 20)
})

test.each([
  { state: undefined, productId: undefined, total: boxes / 20 },
  { state: 'sealed', productId: undefined, total: boxes / 100 },
  { state: undefined, productId: 101, total: 50 },
  { state: 'givenBack', productId: 21, total: 34 },
] as const)('a holder’s boxes, $state of series $productId', async (asked) => {
  const found = await purchases(callOf(holder), { ...asked, offset: 0, limit: 20 })
  expect(found.list).toHaveLength(20)
  expect(new Set(found.list.map(({ state }) => state))).toEqual(new Set([asked.state ?? 'sealed']))
  expect(found.total).toBe(asked.total)
  // A series' filter passes only the holder's own boxes of it.
  within(60)
})

test.each([1, requests / 40, requests / 20])('requests of a series, page %i', async (pageNum) => {
  const page = await drawPage({ seriesId: 1, pageNum, pageSize: 20 }, callOf(holder))
  expect(page.total).toBe(requests)
  expect(page.list.map(({ requestId }) => numberOf(requestId))).toEqual(
    Array.from({ length: 20 }, (_, i) => requests - (pageNum - 1) * 20 - i),
  )
  within(20)
})
