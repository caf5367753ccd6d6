import { openMigrated } from '#tests/journeys/openMigrated.ts'
import type { Call } from '#platform/server/call.ts'
import { type OpenEngine, enginesInFull } from '#platform/server/database/testing/databases.ts'
import type { Address } from '#platform/std/address.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { inviterOf, keepMember } from './members.ts'

let engine: OpenEngine
describe.each(enginesInFull)('on %s', (on) => {
  beforeAll(async () => {
    engine = await openMigrated(on)
  })
  afterAll(() => engine?.close())

  test('a record is forgotten when its owner has not signed in for 180 days', async () => {
    const [ann, ben, eve] = ['TAnn', 'TBen', 'TEve'] as [Address, Address, Address]
    const day = 86_400
    const at = (now: number) => ({ app: { clock: { now: () => now } }, db: engine.db }) as Call
    await keepMember(at(0), ann, eve)
    await keepMember(at(0), ben, eve)
    await keepMember(at(day), ben, null)
    await keepMember(at(180 * day), eve, null)
    expect(await inviterOf(at(0), ann)).toBe(eve)
    await keepMember(at(180 * day + 1), eve, null)
    expect(await inviterOf(at(0), ann)).toBeNull()
    expect(await inviterOf(at(0), ben)).toBe(eve)
  })
})
