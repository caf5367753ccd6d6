import { openMigrated } from '#tests/journeys/openMigrated.ts'
import type { Call } from '#platform/server/call.ts'
import { type OpenEngine, enginesInFull } from '#platform/server/database/testing/databases.ts'
import type { Address } from '#platform/std/address.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { TeamTables } from '../tables.ts'
import { stateOfBind } from './bindState.ts'

let engine: OpenEngine
describe.each(enginesInFull)('on %s', (on) => {
  beforeAll(async () => {
    engine = await openMigrated(on)
  })
  afterAll(() => engine?.close())

  test('a hint without a transaction is deleted after thirty days', async () => {
    const [ann, ben] = ['TAnn', 'TBen'] as [Address, Address]
    const day = 86_400
    const hintAt = (now: number, address: Address, txHash: string) => {
      const clock = { now: () => now }
      const deployment = { address: () => 'TTeam' }
      const node = { transaction: async () => null }
      const { db } = engine
      const call = { app: { db, clock, deployment, node }, db, session: { address, token: '' } }
      return stateOfBind(call as unknown as Call, address, txHash)
    }
    const kept = async () => {
      const rows = await engine.db
        .withTables<TeamTables>()
        .selectFrom('teamHints')
        .selectAll()
        .execute()
      return rows.map(({ txHash }) => txHash).toSorted()
    }
    await hintAt(0, ann, 'aa')
    await hintAt(30 * day, ben, 'bb')
    expect(await kept()).toEqual(['aa', 'bb'])
    await hintAt(30 * day + 1, ben, 'cc')
    expect(await kept()).toEqual(['cc'])
  })
})
