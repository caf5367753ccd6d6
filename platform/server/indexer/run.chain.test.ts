import { openMigrated } from '#tests/journeys/openMigrated.ts'
import { type Stack, serverOn, startStack } from '#tests/journeys/stack.ts'
import { features } from '#apps/server/features.ts'
import { sql } from 'kysely'
import { TronNode } from '#platform/chain/node.ts'
import { forgetChain } from '#platform/server/database/chainSchema.ts'
import { enginesInFull } from '#platform/server/database/testing/databases.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { Indexer } from './contract.ts'
import { type Lease, leaseOf } from './lease.ts'
import { IndexRunner } from './run.ts'
import { writePlainly } from './testing/plainly.ts'
import { dumpChainTables } from './reindex.ts'

/** The index against a chain that takes back blocks, and against a node that fails. */
let stack: Stack

interface Image {
  readonly before: string | null
  readonly after: string | null
}

/**
 * Rows of an image stand in it in the order in which they came into memory, which does not matter.
 */
function inOrder({ before, after, ...image }: Image) {
  const [was, is] = [before, after].map((text) => JSON.parse(text ?? '{}') as object)
  const named = (when: string, cells: object): [string, unknown][] =>
    Object.entries(cells).map(([column, cell]) => [`${when} ${column}`, cell])
  const columns = [...named('before', was!), ...named('after', is!)]
  const length = Math.max(
    0,
    ...columns.map(([, cells]) => (Array.isArray(cells) ? cells.length : 0)),
  )
  if (length === 0) return { ...image, before, after }
  const rows = Array.from({ length }, (_, at) =>
    JSON.stringify(columns.map(([column, cells]) => [column, (cells as unknown[])[at]])),
  )
  return { ...image, rows: rows.sort() }
}

describe.each(enginesInFull)('on %s', (on) => {
  beforeAll(async () => {
    stack = await startStack({ engine: on, neighbours: true, solidLag: 25 })
    // Turns are taken by the tests alone, so that each sees the very state it made.
    await stack.server.indexer.stop()
  })
  afterAll(() => stack?.close())

  const indexers = features.flatMap((feature) => feature.indexers ?? [])
  let indexer: IndexRunner
  beforeEach(() => {
    stack.world.net.clearFaults()
    indexer = new IndexRunner(stack.server.app, indexers)
  })

  const dump = () => dumpChainTables(stack.server.app.db)

  /** What an index made from nothing holds of the chain as it is now. */
  async function fresh() {
    const other = await serverOn(stack.world, false, await openMigrated(on))
    try {
      return await dumpChainTables(other.app.db)
    } finally {
      await other.close()
    }
  }

  /** An empty index written by `write`: its rows, its former images in their order, and its rows without the newest blocks. */
  async function written(write: () => Promise<void>) {
    const { db } = stack.server.app
    await db.transaction().execute(forgetChain)
    await write()
    const rows = await dump()
    const { rows: images } = await sql<Image>`select block, table_name, before::text, after::text
    from chain_undo order by block, seq`.execute(db)
    await sql`select undo_blocks(0)`.execute(db)
    return { rows, images: images.map(inOrder), undone: await dump() }
  }

  const buy = (who: string, level = 1n) =>
    stack.world.send(who, 'Cards', 'Buy', [level], 10_000_000_000n)

  test('the neighbours’ purchases and stakes are in the tables', async () => {
    await indexer.catchUp()
    const tables = await dump()
    // 12 of their own, and 29 in urns.
    expect(tables.get('nft_cards')).toHaveLength(41)
    expect(tables.get('team_members')?.length).toBeGreaterThanOrEqual(7)
    expect(tables).toEqual(await fresh())
  })

  test('many blocks a transaction leave what one a transaction leaves, and what plain statements leave', async () => {
    const { app } = stack.server
    // Behind a node that gives one block at a time there is nothing to put together.
    const node = new TronNode(app.node.url)
    const blocks = node.blocks.bind(node)
    node.blocks = (from) => blocks(from, from)
    const many = await written(() => new IndexRunner(app, indexers).catchUp())
    const single = await written(() => new IndexRunner({ ...app, node }, indexers).catchUp())
    const plain = await written(() => writePlainly(app, indexers))
    expect(many.rows).toEqual(single.rows)
    expect(many.images).toEqual(single.images)
    // The newest blocks of the demo are of locks, with fewer rows than purchases.
    expect(many.images.length).toBeGreaterThan(30)
    expect(many.rows).toEqual(plain.rows)
    // The trigger notes each change, not each row: other images that undo the same.
    expect(many.undone).not.toEqual(many.rows)
    expect(many.undone).toEqual(plain.undone)
  })

  test.each(['before it begins', 'at its end'])(
    'a transaction that fails %s takes along what was worked out after it',
    async (when) => {
      const { app } = stack.server
      const node = new TronNode(app.node.url)
      const blocks = node.blocks.bind(node)
      node.blocks = (from) => blocks(from, from)
      const whole = await written(() => new IndexRunner({ ...app, node }, indexers).catchUp())
      const lease = leaseOf(app)
      const gone = new Error('the database is gone')
      let count = 0
      const failing: Lease = {
        take: () => lease.take(),
        demand: () => lease.demand(),
        rest: () => lease.rest(),
        release: () => lease.release(),
        transaction(work) {
          const fails = ++count % 9 === 0
          if (fails && when === 'before it begins') return Promise.reject(gone)
          return lease.transaction(async (own) => {
            await work(own)
            if (fails) throw gone
          })
        },
      }
      const runner = new IndexRunner({ ...app, node }, indexers, undefined, failing)
      let failures = 0
      const taken = await written(async () => {
        for (let isIn = false; !isIn;) {
          isIn = await runner.catchUp().then(
            () => true,
            (error: unknown) => {
              expect(error).toBe(gone)
              failures += 1
              return false
            },
          )
        }
      })
      expect(failures).toBeGreaterThan(3)
      expect(taken).toEqual(whole)
      await lease.release()
    },
  )

  test('a caller that wakes it during a turn waits for no other turn', async () => {
    const { app } = stack.server
    const node = new TronNode(app.node.url)
    const [head, solid] = [node.head.bind(node), node.solid.bind(node)]
    let looked = (): void => {}
    let goOn = (): void => {}
    const hasLooked = new Promise<void>((resolve) => (looked = resolve))
    const mayGoOn = new Promise<void>((resolve) => (goOn = resolve))
    node.head = () => head().finally(looked)
    node.solid = () => mayGoOn.then(solid)
    const runner = new IndexRunner({ ...app, node }, indexers)
    runner.start(3_600_000)
    await hasLooked
    await stack.world.net.mine(1)
    runner.wakeUp()
    goOn()
    const { number } = stack.world.net.status().head
    await expect.poll(() => runner.height).toBe(number)
    await runner.stop()
  })

  test('what time alone changes is done at the beginning of every block, before its events', async () => {
    await indexer.catchUp()
    const emitted: unknown[] = []
    const watched = indexers.map((one): Indexer => {
      if (one.contract !== 'Cards') return one
      const { Bought } = one.handlers
      return {
        ...one,
        async atBlock({ block, time, address }) {
          emitted.push(['begins', block, time, address('Team')])
        },
        handlers: {
          ...one.handlers,
          async Bought(event) {
            emitted.push(['Bought', event.block, event.time, event.address('Team')])
            await Bought?.(event)
          },
        },
      }
    })
    const { abi } = watched.find(({ contract }) => contract === 'Cards')!
    // Of the same contract: it is handled too, after the first.
    const second: Indexer = {
      contract: 'Cards',
      abi,
      async atBlock({ block, time, address }) {
        emitted.push(['begins again', block, time, address('Team')])
      },
      handlers: {
        async Bought({ block, time, address }) {
          emitted.push(['again', block, time, address('Team')])
        },
      },
    }
    const before = stack.world.net.status().head.number
    await stack.world.net.mine()
    await buy('dave')
    await stack.world.net.mine()
    await new IndexRunner(stack.server.app, [...watched, second]).catchUp()
    const team = stack.server.app.deployment.address('Team')
    const blocks = await stack.server.app.db
      .selectFrom('chainBlocks')
      .selectAll()
      .where('number', '>', before)
      .orderBy('number')
      .execute()
    const bought = emitted.flatMap((line) => ((line as unknown[])[0] === 'Bought' ? [line] : []))
    expect(bought).toHaveLength(1)
    const [[, block]] = bought as [[string, number]]
    expect(emitted).toEqual(
      blocks.flatMap(({ number, time }) => [
        ['begins', number, time, team],
        ['begins again', number, time, team],
        ...(number === block
          ? [
              ['Bought', number, time, team],
              ['again', number, time, team],
            ]
          : []),
      ]),
    )
  })

  test.each([1, 2, 5, 20])(
    'a reorganisation of %i blocks that drops transactions leaves what a fresh index has',
    async (depth) => {
      await buy('alice')
      await stack.world.net.mine()
      await buy('bob', 2n)
      await indexer.catchUp()
      const before = await dump()
      await stack.world.net.reorg(depth, { transactions: 'drop' })
      await stack.world.net.mine()
      await indexer.catchUp()
      const after = await dump()
      expect(after).not.toEqual(before)
      expect(after).toEqual(await fresh())
    },
  )

  test('a reorganisation that packs the same transactions in other blocks counts none twice', async () => {
    await buy('carol')
    await buy('dave', 2n)
    await indexer.catchUp()
    const cards = (await dump()).get('nft_cards')?.length
    await stack.world.net.reorg(2, { transactions: 'pending' })
    await stack.world.net.mine()
    await indexer.catchUp()
    const after = await dump()
    expect(after.get('nft_cards')).toHaveLength(cards ?? 0)
    expect(after).toEqual(await fresh())
  })

  test('a chain that became shorter rolls the index back', async () => {
    const height = stack.world.net.status().head.number
    const snapshot = await stack.world.net.snapshot()
    await buy('erin')
    await stack.world.net.mine()
    await indexer.catchUp()
    await stack.world.net.revert(snapshot)
    await indexer.catchUp()
    expect(indexer.height).toBe(height)
    expect(await dump()).toEqual(await fresh())
  })

  test('a killed turn is taken up by the next process: nothing lost, nothing doubled', async () => {
    for (const who of ['alice', 'bob', 'carol']) await buy(who)
    // The node goes away in the middle of the blocks.
    stack.world.net.fault({ match: 'gettransactioninfobyblocknum', kind: 'status', times: 100 })
    await expect(indexer.catchUp()).rejects.toThrow('NODE_UNAVAILABLE')
    stack.world.net.clearFaults()
    const next = new IndexRunner(stack.server.app, indexers)
    await next.catchUp()
    expect(await dump()).toEqual(await fresh())
  })

  test('a turn that stopped between two blocks is taken up where it stopped', async () => {
    for (const who of ['alice', 'bob', 'carol']) await buy(who)
    const { number } = stack.world.net.status().head
    const half = new IndexRunner(stack.server.app, indexers, number - 2)
    await half.catchUp()
    expect(half.height).toBe(number - 2)
    expect(await dump()).not.toEqual(await fresh())
    await indexer.catchUp()
    expect(await dump()).toEqual(await fresh())
  })

  test.each(['status', 'wrongJson', 'disconnect'] as const)(
    'a node that answers with %s is called again',
    async (kind) => {
      await buy('frank')
      stack.world.net.fault({ match: 'getblockbylimitnext', kind, times: 1 })
      await expect(indexer.catchUp()).rejects.toThrow('NODE_UNAVAILABLE')
      await indexer.catchUp()
      expect(await dump()).toEqual(await fresh())
    },
  )

  test('what is final is kept: a node that takes it back is not followed', async () => {
    await buy('grace')
    await stack.world.net.mine()
    for (let block = 0; block < 30; block++) await stack.world.net.mine()
    await indexer.catchUp()
    const before = await dump()
    const snapshot = before.get('chain_blocks')?.length
    await stack.world.net.reorg(28, { transactions: 'drop', force: true })
    await expect(indexer.catchUp()).rejects.toThrow('is final here and gone from the chain')
    expect((await dump()).get('nft_cards')).toEqual(before.get('nft_cards'))
    expect(snapshot).toBeGreaterThan(0)
  })
})
