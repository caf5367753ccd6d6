import { openMigrated } from '#tests/journeys/openMigrated.ts'
import { engines, type OpenEngine } from '#platform/server/database/testing/databases.ts'
import type { Call } from '#platform/server/call.ts'
import { addressFromHex } from '#platform/std/address.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { claim } from './actions.ts'
import { mostPaying } from './positions.ts'

const owner = addressFromHex('11'.repeat(20))
/** Each stake has earned as much as its number; those up to 100 were just paid. */
const stakes = 620

describe.each(engines)('claims of many stakes on %s', (on) => {
  let engine: OpenEngine
  let call: Call
  beforeAll(async () => {
    engine = await openMigrated(on)
    call = {
      db: engine.db,
      address: owner,
      app: { clock: { now: () => 1_000 } },
    } as unknown as Call
    await sql`insert into staking_positions (id, owner, coin, amount, term_days, start, unlock_time,
        reward, paid, state, tx_hash, block)
      select n, ${owner}, ${owner}, 1, 1, 0, 2000, 2 * n, case when n <= 100 then n else 0 end,
        'earning', '', 1
      from generate_series(1::int8, ${stakes}::int8) as n`.execute(engine.db)
  })
  afterAll(() => engine.close())

  test('without ids one claim takes the 50 that pay most, not the same ones again', async () => {
    const { args } = await claim({}, call)
    const ids = Array.from({ length: 50 }, (_, i) => BigInt(stakes - i))
    expect(args).toEqual({ ids })
  })

  test('a plan takes the 500 that pay most, and knows how many pay', async () => {
    const { ids, all } = await mostPaying(call)
    expect(all).toBe(stakes - 100)
    expect(ids).toEqual(Array.from({ length: 500 }, (_, i) => stakes - i))
  })
})
