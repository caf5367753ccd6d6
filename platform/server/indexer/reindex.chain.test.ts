import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { features } from '#apps/server/features.ts'
import { sql } from 'kysely'
import { engines } from '#platform/server/database/testing/databases.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { reindex, dumpChainTables } from './reindex.ts'
import { FinalBlockGone, IndexRunner } from './run.ts'

const indexers = features.flatMap((feature) => feature.indexers ?? [])
let stack: Stack

describe.each(engines)('on %s', (on) => {
  beforeAll(async () => {
    stack = await startStack({ engine: on, neighbours: true })
    await stack.server.indexer.stop()
  })
  afterAll(() => stack?.close())

  const differing = async () => {
    const { tables } = await reindex(stack.server.app, indexers)
    return tables.filter(({ different }) => different > 0)
  }

  test('an index made again is the same, row for row', async () => {
    const { height, tables } = await reindex(stack.server.app, indexers)
    expect(height).toBe(stack.world.net.status().head.number)
    expect(tables.find(({ name }) => name === 'nft_cards')).toEqual({
      name: 'nft_cards',
      rows: 41,
      different: 0,
    })
    expect(tables.filter(({ different }) => different > 0)).toEqual([])
  })

  test('a row that is not the chain’s is found, and gone', async () => {
    const { db } = stack.server.app
    await sql`update nft_cards set owner = 'somebody' where seq = 3`.execute(db)
    await sql`delete from nft_card_events where seq = 1 and token_id = 1`.execute(db)
    expect(await differing()).toEqual([
      { name: 'nft_card_events', rows: 77, different: 1 },
      { name: 'nft_cards', rows: 41, different: 2 },
    ])
    expect(await differing()).toEqual([])
  })

  test('what users have written stays', async () => {
    const { db } = stack.server.app
    const nonce = { nonce: 'n', address: 'T' as never, message: 'm', expiresAt: 9 }
    await db.insertInto('nonces').values(nonce).execute()
    await reindex(stack.server.app, indexers)
    expect(await db.selectFrom('nonces').selectAll().execute()).toEqual([nonce])
  })

  test('a chain that took back what was final stops the index; made again, it is that chain’s', async () => {
    const { net } = stack.world
    await net.mine(3)
    const runner = new IndexRunner(stack.server.app, indexers)
    await runner.catchUp()
    await net.reorg(2, { force: true, transactions: 'drop' })
    await expect(runner.catchUp()).rejects.toThrow(FinalBlockGone)
    const { tables } = await reindex(stack.server.app, indexers)
    expect(tables.find(({ name }) => name === 'chain_blocks')?.different).toBe(4)
    await runner.catchUp()
    const blocks = (await dumpChainTables(stack.server.app.db)).get('chain_blocks')
    expect(blocks?.some((row) => row.includes(net.status().head.id))).toBe(true)
  })
})
