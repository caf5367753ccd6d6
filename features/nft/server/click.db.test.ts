import { openMigrated } from '#tests/journeys/openMigrated.ts'
import { engines, type OpenEngine } from '#platform/server/database/testing/databases.ts'
import type { Call } from '#platform/server/call.ts'
import { addressFromHex } from '#platform/std/address.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { click } from './click.ts'
import { mostPaying } from './part.ts'

const owner = addressFromHex('11'.repeat(20))
/** Staked cards, each of which has earned as much as its number; those up to 100 were just paid. */
const cards = 620

describe.each(engines)('claims of many cards on %s', (on) => {
  let engine: OpenEngine
  let call: Call
  beforeAll(async () => {
    engine = await openMigrated(on)
    call = {
      db: engine.db,
      address: owner,
      app: { clock: { now: () => 1_000 } },
    } as unknown as Call
    await sql`insert into nft_cards (token_id, seq, level, owner, minted_at, bought_for, usdt_price,
        pledge_start, unlock_time, reward, paid, standing, approved, offers, events, block)
      select n, n, 1, ${owner}, n, 1, 1, 0, 2000, 2 * n, case when n <= 100 then n else 0 end,
        'staked', false, 0, 0, 1
      from generate_series(1::int8, ${cards}::int8) as n`.execute(engine.db)
  })
  afterAll(() => engine.close())

  test('without ids one claim takes the 50 that pay most, not the same ones again', async () => {
    const { args } = await click({}, call)
    const ids = Array.from({ length: 50 }, (_, i) => BigInt(cards - i))
    expect(args).toEqual({ tokenIds: ids })
  })

  test('a plan takes the 500 that pay most, and knows how many pay', async () => {
    const { ids, all } = await mostPaying(call)
    expect(all).toBe(cards - 100)
    expect(ids).toEqual(Array.from({ length: 500 }, (_, i) => cards - i))
  })
})
