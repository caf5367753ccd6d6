import { Client } from '#tests/journeys/client.ts'
import { openMigrated } from '#tests/journeys/openMigrated.ts'
import { type Stack, serverOn, startStack } from '#tests/journeys/stack.ts'
import { features } from '#apps/server/features.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { openDatabase } from '#platform/server/database/db.ts'
import type { OpenEngine } from '#platform/server/database/testing/databases.ts'
import { IndexRunner } from './run.ts'
import { dumpChainTables } from './reindex.ts'

describe('two processes on one PostgreSQL', () => {
  let stack: Stack
  let engine: OpenEngine
  beforeAll(async () => {
    stack = await startStack({ neighbours: true, solidLag: 25 })
    await stack.server.indexer.stop()
    engine = await openMigrated()
  })
  afterAll(async () => {
    await engine?.close()
    await stack?.close()
  })

  test('index in turn, through reorganisations, what one does on PGlite', async () => {
    const { databaseUrl } = engine
    const { app } = stack.server
    const second = await openDatabase({ databaseUrl, dataDir: null })
    const runners = [engine.db, second].map(
      (db) =>
        new IndexRunner(
          { ...app, db, config: { ...app.config, databaseUrl } },
          features.flatMap((feature) => feature.indexers ?? []),
        ),
    )
    const everyone = () => Promise.all(runners.flatMap((one) => [one.catchUp(), one.catchUp()]))
    await everyone()
    for (const depth of [1, 5]) {
      await stack.world.send('alice', 'Cards', 'Buy', [1n], 10_000_000_000n)
      await everyone()
      await stack.world.net.reorg(depth, { transactions: 'drop' })
      await stack.world.net.mine()
      await everyone()
      const other = await serverOn(stack.world, false, await openMigrated('PGlite'))
      const fresh = await dumpChainTables(other.app.db)
      await other.close()
      expect(fresh.get('nft_cards')?.length).toBeGreaterThan(0)
      expect(await dumpChainTables(engine.db)).toEqual(fresh)
    }
    expect(runners.map(({ height }) => height)).toEqual([
      stack.world.net.status().head.number,
      stack.world.net.status().head.number,
    ])
    await second.destroy()
  })

  test('serve every call, and a whole sign-in', async () => {
    const { databaseUrl } = engine
    const db = await openDatabase({ databaseUrl, dataDir: null })
    const server = await serverOn(stack.world, false, {
      db,
      databaseUrl,
      close: () => db.destroy(),
    })
    try {
      const alice = new Client({ ...stack, server }, 'alice')
      await alice.signIn()
      const member = await alice.post('/deposit/aon/addressInfo', { address: alice.address })
      expect(member.data).toMatchObject({ activated: true })
      for (const { endpoint } of features.flatMap((feature) => feature.endpoints)) {
        const { status } = await alice.post(endpoint.path, { tokenId: '1', level: '1' })
        expect(`${endpoint.path} ${status}`).not.toMatch(/ 5\d\d$/)
      }
      const cards = await alice.post('/tessera/nft/cardPage', { pageSize: '5' })
      expect(cards.data.list).toHaveLength(5)
      const health = await fetch(`${server.url}/healthz`)
      expect(await health.json()).toMatchObject({
        versions: { database: expect.stringMatching(/^\d\d/) },
      })
    } finally {
      await server.close()
    }
  })
})
