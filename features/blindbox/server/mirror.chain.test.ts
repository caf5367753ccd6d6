import { serverOn } from '#tests/journeys/stack.ts'
import { reindex, dumpChainTables } from '#platform/server/indexer/reindex.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { boxesIndexer } from './indexer.ts'
import { idOf } from '../numbers.ts'
import { TestBoxes, boxPrice, day } from './testing/boxes.ts'
import { mirrors } from './testing/mirror.ts'
import { dearest2 as dearest, penalty2 as penalty } from './testing/sums.ts'
import type { BoxState } from '../tables.ts'

/**
 * Two accounts and the operator act at random; after every step each series and box in the tables is compared with the
 * contract.
 */
const names = ['alice', 'bob'] as const
type Name = (typeof names)[number]
/** Some hundred transactions, each of a block of its own. */
const slow = { timeout: 300_000 }

let boxes: TestBoxes
/** Has a credit of each refund. */
let pool: string

beforeAll(async () => {
  boxes = await TestBoxes.start({ solidLag: 200 })
  pool = await boxes.stack.world.read<string>('FeeSplitter', 'poolAddress', [])
  const two = await boxes.cards([1, 2, 1, 1, 1, 2, 1, 1])
  await boxes.create(two, { penalty: dearest, length: 20 * day })
  await boxes.create(await boxes.cards([1, 1, 2, 1]), { penalty: dearest, firstShare: 2_500n })
  for (const series of [1, 2]) {
    await boxes.post(series)
    await boxes.send('bob', 'addBond', [BigInt(series)], 30n * penalty)
  }
}, 300_000)
afterAll(() => boxes?.stack.close())

const choose = <T>(from: readonly T[], pick: number): T => from[pick % from.length]!
const seedOf = (pick: number) => `0x${pick.toString(16).padStart(64, '0')}`
const seriesBy = (pick: number) => 1 + (pick % 2)

async function boxesOf(who: string, states: readonly BoxState[], seriesId?: number) {
  const rows = await boxes.tables
    .selectFrom('blindboxBoxes')
    .select(['boxId', 'seriesId'])
    .where('holder', '=', boxes.address(who))
    .where('state', 'in', states)
    .orderBy('boxId')
    .execute()
  return rows
    .filter((row) => seriesId === undefined || row.seriesId === seriesId)
    .map(({ boxId }) => BigInt(boxId))
}

/** Some boxes of an account in a series, not always in the order of their numbers. */
async function some(who: string, state: BoxState, pick: number): Promise<bigint[]> {
  const own = await boxesOf(who, [state], seriesBy(pick))
  const chosen = own.slice(0, 1 + (pick % 3))
  return pick % 5 === 0 ? chosen.toReversed() : chosen
}

/** Each tries; a call that the contract refuses changes nothing, and is no fault. */
const steps = {
  buy: (who: Name, pick: number) => {
    const count = BigInt(1 + (pick % 3))
    return boxes.send(who, 'buy', [1n, count], count * 10n * boxPrice)
  },
  reserve: (who: Name, pick: number) => {
    const count = BigInt(1 + (pick % 2))
    return boxes.send(who, 'reserve', [2n, count], count * 10n * boxPrice)
  },
  async complete(who: Name, pick: number) {
    const own = await some(who, 'reserved', 2 * pick + 1)
    return boxes.send(who, 'complete', [own], BigInt(own.length) * 10n * boxPrice)
  },
  async release(who: Name, pick: number) {
    const [own = 0n] = await boxesOf(choose(names, pick), ['reserved'])
    return boxes.send(who, 'release', [own])
  },
  async giveBack(who: Name, pick: number) {
    return boxes.send(who, 'giveBack', [await some(who, 'sealed', pick)])
  },
  async open(who: Name, pick: number) {
    return boxes.send(who, 'open', [await some(who, 'sealed', pick), seedOf(pick)])
  },
  async settle(who: Name, pick: number) {
    const { requestId, isOpen } = await boxes.next(seriesBy(pick))
    return isOpen ? boxes.settle(requestId, who) : 'no request'
  },
  async refund(who: Name, pick: number) {
    const pending = await boxes.tables
      .selectFrom('blindboxRequests')
      .select('requestId')
      .where('state', '=', 'pending')
      .orderBy('requestId')
      .execute()
    if (pending.length === 0) return 'no request'
    return boxes.refund(choose(pending, pick).requestId, who)
  },
  post: (_: Name, pick: number) => boxes.post(seriesBy(pick)),
  withdraw: (who: Name) => boxes.send(who, 'withdraw', [pool]),
  limit: (who: Name, pick: number) =>
    boxes.send(who, 'setDailyLimit', [choose([0n, 50n * boxPrice, 100n * boxPrice], pick)]),
  addBond: (who: Name, pick: number) =>
    boxes.send(who, 'addBond', [BigInt(seriesBy(pick))], penalty),
  withdrawBond: (_: Name, pick: number) =>
    boxes.send('deployer', 'withdrawBond', [BigInt(seriesBy(pick)), penalty]),
  async silence() {
    await boxes.mine(22)
    return ''
  },
  async block() {
    await boxes.mine()
    return ''
  },
  async wait(_: Name, pick: number) {
    await boxes.pass(choose([60, 3_700], pick))
    return ''
  },
}

/** The rows of an index built again from the whole chain. */
async function fresh() {
  const other = await serverOn(boxes.stack.world)
  try {
    return await dumpChainTables(other.app.db)
  } finally {
    await other.close()
  }
}

interface Step {
  readonly who: Name
  readonly what: keyof typeof steps
  readonly pick: number
}

const done = async (step: Promise<string>) => expect(await step).toBe('')

test('a fork through requests and settlements leaves the rows of the new chain', slow, async () => {
  const ids = (...numbers: readonly number[]) => numbers.map((number) => BigInt(idOf(3, number)))
  await done(boxes.create(await boxes.cards([1, 2, 1]), { penalty: dearest }))
  await done(boxes.post(3))
  await done(boxes.send('bob', 'addBond', [3n], 6n * penalty))
  await done(boxes.send('alice', 'buy', [3n, 3n], 30n * boxPrice))
  await done(boxes.send('alice', 'open', [ids(2, 1), seedOf(1)]))
  await done(boxes.send('alice', 'open', [ids(3), seedOf(2)]))
  await boxes.mine()
  await done(boxes.settle(idOf(3, 1)))
  await done(boxes.settle(idOf(3, 2)))
  await mirrors(boxes)
  let kept = await dumpChainTables(boxes.stack.server.app.db)
  expect(kept).toEqual(await fresh())
  // One fork removes a settlement; one a request too; one the series. A fork is longer than the
  // blocks it replaces.
  for (const depth of [1, 6, 13]) {
    await boxes.stack.world.net.reorg(depth, { transactions: 'drop' })
    await boxes.mine()
    const after = await dumpChainTables(boxes.stack.server.app.db)
    expect(after.get('blindbox_boxes')).not.toEqual(kept.get('blindbox_boxes'))
    expect(after).toEqual(await fresh())
    await mirrors(boxes)
    kept = after
  }
  expect(await boxes.read<bigint>('seriesCount')).toBe(2n)
})

test('after any actions the tables equal the contract', slow, async () => {
  const kinds = Object.keys(steps) as Step['what'][]
  const step = fc.record({
    who: fc.constantFrom(...names),
    what: fc.constantFrom(...kinds, 'buy', 'reserve', 'open', 'open', 'settle', 'settle', 'block'),
    pick: fc.nat(1_000),
  })
  const history = fc.array(step as fc.Arbitrary<Step>, {
    minLength: 70,
    maxLength: 70,
    size: 'max',
  })
  await fc.assert(
    fc.asyncProperty(history, async (taken) => {
      for (const { who, what, pick } of taken) {
        await steps[what](who, pick)
        await mirrors(boxes)
      }
    }),
    { numRuns: 1, endOnFailure: true },
  )
})

test('an index made again is the same, row for row', slow, async () => {
  await done(boxes.send('deployer', 'standDown', [2n]))
  await mirrors(boxes)
  await boxes.pass(21 * day)
  const free = (await boxes.read<readonly bigint[]>('stockOf', 1n))[2]!
  if (free > 0n) await boxes.send('deployer', 'takeBack', [1n, free])
  await mirrors(boxes)
  const { app, indexer } = boxes.stack.server
  await indexer.stop()
  const { tables } = await reindex(app, [boxesIndexer])
  const own = tables.filter(({ name }) => name.startsWith('blindbox_'))
  expect(own).toHaveLength(10)
  expect(own.filter(({ different }) => different > 0)).toEqual([])
})
