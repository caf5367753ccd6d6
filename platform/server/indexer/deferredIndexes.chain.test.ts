import { AsyncResource } from 'node:async_hooks'

import { type Stack, startStack } from '#tests/journeys/stack.ts'
import { features } from '#apps/server/features.ts'
import { TronNode } from '#platform/chain/node.ts'
import { forgetChain } from '#platform/server/database/chainSchema.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { sql } from 'kysely'
import { enginesInFull } from '#platform/server/database/testing/databases.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import type { Indexer } from './contract.ts'
import { TableRows } from './rows/table.ts'
import { IndexRunner } from './run.ts'

/** An index that is made from nothing on a long chain, seen from the database's own list of indexes. */
let stack: Stack
let whole: readonly string[]

describe.each(enginesInFull)('on %s', (on) => {
  beforeAll(async () => {
    stack = await startStack({ engine: on, neighbours: true, solidLag: 25 })
    await stack.server.indexer.stop()
    await stack.world.net.mine(510)
    whole = await indexes()
  })
  afterAll(() => stack?.close())
  beforeEach(() => stack.server.app.db.transaction().execute(forgetChain))

  const indexers = features.flatMap((feature) => feature.indexers ?? [])
  /** Of cards: they have many. */
  const many = 'nft_cards_2'

  async function indexes(): Promise<string[]> {
    const { rows } = await sql<{ definition: string }>`
    select indexdef as definition from pg_indexes where schemaname = 'public' order by 1`.execute(
      stack.server.app.db,
    )
    return rows.map(({ definition }) => definition)
  }
  const has = async (name: string): Promise<boolean> =>
    (await indexes()).some((definition) => definition.includes(` ${name} `))

  /** An indexer whose node reports when blocks from this height on are requested. */
  function watched(
    height: number,
    all: readonly Indexer[],
    asked: () => Promise<void>,
  ): IndexRunner {
    const { app } = stack.server
    const node = new TronNode(app.node.url)
    const blocks = node.blocks.bind(node)
    // Blocks are requested in a transaction that is about to end; what is read here is not part of
    // it.
    const outside = AsyncResource.bind(asked)
    node.blocks = async (from, to) => {
      // One by itself is looked at for whether it is still ours.
      if (from >= height && to > from) await outside()
      return blocks(from, to)
    }
    return new IndexRunner({ ...app, node }, all)
  }

  /** A process that ends in the middle of the chain. */
  async function stopAt(height: number): Promise<void> {
    const ends = new Error('the process ends here')
    const runner = watched(height, indexers, () => Promise.reject(ends))
    await expect(runner.catchUp()).rejects.toThrow(ends.message)
    await runner.stop()
    expect(await has(many)).toBe(false)
  }

  test('far behind, indexes for readers are left out, and made before the first reader', async () => {
    const seen: boolean[] = []
    const runner = watched(300, indexers, async () => {
      seen.push(await has(many))
    })
    await runner.catchUp()
    expect(seen).toContain(false)
    expect(seen).not.toContain(true)
    expect(await indexes()).toEqual(whole)
    // A block at the head leaves nothing out.
    await stack.world.net.mine()
    await runner.catchUp()
    expect(await indexes()).toEqual(whole)
  })

  test('they are made as soon as a handler may need to query the database', async () => {
    const seen: boolean[] = []
    const forgetful: Indexer = {
      contract: 'Cards',
      abi: [],
      handlers: {},
      // As where there are more rows than are kept.
      async atBlock({ block }) {
        if (block !== 100) return
        const trim = vi.spyOn(TableRows.prototype, 'trim').mockImplementation(function (
          this: TableRows,
        ) {
          this.complete = false
        })
        onTestFinished(() => trim.mockRestore())
      },
    }
    // A transaction takes 200 blocks at most, and while it ends it requests 200 more.
    const runner = watched(500, [...indexers, forgetful], async () => {
      seen.push(await has(many))
    })
    await runner.catchUp()
    expect(seen).toContain(true)
    expect(seen).not.toContain(false)
  })

  test('a process that continues where another stopped makes them first', async () => {
    await stopAt(300)
    const seen: boolean[] = []
    const next = watched(300, indexers, async () => {
      seen.push(await has(many))
    })
    await next.catchUp()
    expect(seen).toContain(true)
    expect(seen).not.toContain(false)
    expect(await indexes()).toEqual(whole)
  })

  test('what one connection has made while the other failed is there already the next time', async () => {
    const { db } = stack.server.app
    await stopAt(300)
    const { rows } = await sql<{
      definition: string
    }>`select definition from later_indexes`.execute(db)
    for (const { definition } of rows.slice(0, 3)) await sql.raw(definition).execute(db)
    const next = new IndexRunner(stack.server.app, indexers)
    await next.catchUp()
    expect(await indexes()).toEqual(whole)
  })

  test('an upgrade makes all of them again, after any process stopped', async () => {
    const { db } = stack.server.app
    await stopAt(300)
    // Nothing is new: nothing is made.
    await migrate(db, features)
    expect(await has(many)).toBe(false)
    await migrate(
      db,
      features.map((feature) => ({ ...feature, reads: (feature.reads ?? 0) + 1 })),
    )
    expect(await indexes()).toEqual(whole)
    const { rows } = await sql`select 1 from later_indexes`.execute(db)
    expect(rows).toEqual([])
    await new IndexRunner(stack.server.app, indexers).catchUp()
    expect(await indexes()).toEqual(whole)
  })
})
