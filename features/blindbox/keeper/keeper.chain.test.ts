import { keccak256 } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { TronNode } from '#platform/chain/node.ts'
import type { SignedCall } from '#platform/chain/signedCall.ts'
import { chainOf } from './chain.ts'
import { operatorWith } from '#apps/keeper/operator.ts'
import type { KeeperOptions } from './keeper.ts'
import { check } from './run.ts'
import { type Boxes, master, solidLag, startBoxes } from './testing.ts'

let boxes: Boxes
beforeAll(async () => {
  boxes = await startBoxes()
})
afterAll(() => boxes?.world.close())
beforeEach(() => {
  boxes.lines.length = 0
  boxes.world.net.clearFaults()
})

const mine = (count: number) => boxes.world.net.mine(count)
const heightOf = () => boxes.world.net.status().head.number
/** With room for a request's block, the one after it, and what makes that one solid. */
const untilSolid = 1 + solidLag

/** How each transaction since a block ended. */
async function receiptsSince(block: number): Promise<string[]> {
  const node = new TronNode(boxes.world.net.url)
  const found: string[] = []
  for (let at = block + 1; at <= heightOf(); at += 1) {
    for (const { result } of await node.receipts(at)) found.push(result)
  }
  return found
}

/** A series with a posted chain. */
async function ready(cards: number): Promise<bigint> {
  const id = await boxes.series(cards)
  await boxes.turns(boxes.keeper(), 1)
  expect((await boxes.chain(id)).standing).toBe(true)
  return id
}

test('posts the first chain of a series that has none, and one only', async () => {
  const id = await boxes.series(2)
  expect((await boxes.chain(id)).standing).toBe(false)
  const keeper = boxes.keeper()
  await keeper.turn()
  const root = { master, contract: boxes.world.hex('BlindBoxes') }
  expect((await boxes.chain(id)).tip).toBe(chainOf(root, id, 1)[0])
  const before = heightOf()
  await keeper.turn()
  await boxes.keeper().turn()
  expect(heightOf()).toBe(before)
})

test('settles one, and several in their order, of one box and of more', async () => {
  const id = await ready(6)
  const keeper = boxes.keeper()
  await boxes.open(id, [3])
  await mine(untilSolid)
  await keeper.turn()
  expect(await boxes.chain(id)).toMatchObject({ next: 2, last: 1 })

  await boxes.open(id, [1, 2])
  await boxes.open(id, [6])
  await boxes.open(id, [5, 4])
  await mine(untilSolid)
  const before = heightOf()
  await keeper.turn()
  expect(await boxes.chain(id)).toMatchObject({ next: 5, last: 4, standing: true })
  expect(await receiptsSince(before)).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS'])
  const alice = await boxes.world.read<readonly bigint[]>('BlindBoxes', 'urnOf', [id])
  expect(alice).toEqual([])
  expect(boxes.lines.filter(({ level }) => level !== 'info')).toEqual([])
})

test('reveals no secret before the block that the draw depends on is solid', async () => {
  const id = await ready(2)
  const keeper = boxes.keeper()
  await boxes.open(id, [1])
  const asked = heightOf()
  while (heightOf() - solidLag < asked + 1) {
    const before = heightOf()
    await keeper.turn()
    expect(heightOf()).toBe(before)
    await mine(1)
    // The block after the request's is replaced while that is possible: its secret was not
    // revealed.
    if (heightOf() - solidLag === asked) await boxes.world.net.reorg(1)
  }
  await keeper.turn()
  expect(await boxes.chain(id)).toMatchObject({ next: 2, last: 1 })
})

test('killed between two settlements and started again, it loses nothing and sends nothing twice', async () => {
  const id = await ready(3)
  await boxes.open(id, [1])
  await boxes.open(id, [2])
  await boxes.open(id, [3])
  await mine(untilSolid)
  let sent = 0
  const real = boxes.options().operator
  const dying = boxes.keeper({
    operator: {
      ...real,
      sign(call) {
        sent += 1
        return sent === 2 ? Promise.reject(new Error('killed')) : real.sign(call)
      },
    },
  })
  await expect(dying.turn()).rejects.toThrow('killed')
  expect(await boxes.chain(id)).toMatchObject({ next: 2, last: 3 })
  const before = heightOf()
  await boxes.turns(boxes.keeper(), 3)
  expect(await boxes.chain(id)).toMatchObject({ next: 4, last: 3 })
  expect(await receiptsSince(before)).toEqual(['SUCCESS', 'SUCCESS'])
})

test('restarted after many blocks, it finds earlier open requests', async () => {
  const id = await ready(2)
  await boxes.open(id, [2])
  // Blocks of others in between, up to the deadline.
  await mine(18)
  await boxes.keeper().turn()
  expect(await boxes.chain(id)).toMatchObject({ next: 2, last: 1 })
})

test('after a silence past the deadline another account refunds, the keeper refunds the rest, and opening works again', async () => {
  const id = await ready(4)
  await boxes.open(id, [1])
  await boxes.open(id, [2, 3])
  await mine(22)
  const requestId = (id << 32n) | 1n
  const price = await boxes.world.read<bigint>('BlindBoxes', 'priceOf', [id])
  const values = [requestId, boxes.world.hex('alice'), [(id << 32n) | 1n], price]
  const block = BigInt(heightOf() - 23)
  const seed = `0x${'07'.padStart(64, '0')}`
  expect(
    (await boxes.world.send('bob', 'BlindBoxes', 'refund', [...values, seed, block])).reason,
  ).toBe('')

  const before = heightOf()
  const keeper = boxes.keeper()
  await boxes.turns(keeper, 3)
  // One refund and one new chain.
  expect(await receiptsSince(before)).toEqual(['SUCCESS', 'SUCCESS'])
  expect(await boxes.chain(id)).toMatchObject({ standing: true, next: 3, last: 2 })
  // Those of before are void for ever; the fourth box opens with a secret of the new chain.
  await boxes.open(id, [4])
  await mine(untilSolid)
  await keeper.turn()
  expect(await boxes.chain(id)).toMatchObject({ standing: true, next: 4, last: 3 })
})

test('after its own silence it refunds all late requests and posts a new chain', async () => {
  const id = await ready(3)
  await boxes.open(id, [1])
  await mine(30)
  await boxes.open(id, [2])
  const keeper = boxes.keeper()
  await boxes.turns(keeper, 8)
  expect(await boxes.chain(id)).toMatchObject({ standing: true, next: 3, last: 2 })
  const [, , free, pending] = await boxes.world.read<readonly bigint[]>('BlindBoxes', 'stockOf', [
    id,
  ])
  // Of three cards one is still out, unopened.
  expect([free, pending]).toEqual([2n, 0n])
})

describe('a series that the operator closes', () => {
  const standDown = async (id: bigint) => {
    const { reason } = await boxes.world.send('deployer', 'BlindBoxes', 'standDown', [id])
    expect(reason).toBe('')
  }

  test('open requests are settled, and no chain is posted any more', async () => {
    const id = await ready(3)
    await boxes.open(id, [1])
    await standDown(id)
    await mine(untilSolid)
    const keeper = boxes.keeper()
    await keeper.turn()
    expect(await boxes.chain(id)).toMatchObject({ standing: true, next: 2, last: 1 })
    const before = heightOf()
    await keeper.turn()
    // Another master would take it over where it could.
    await boxes.keeper({ master: keccak256('0x0bad') }).turn()
    expect(heightOf()).toBe(before)
    await mine(solidLag)
    const seen = await keeper.turn()
    expect(seen.series.map((series) => series.id)).not.toContain(id)
    expect(seen.foreign).not.toContain(id)
  })

  test('late requests are refunded, and the series waits for nothing', async () => {
    const id = await ready(2)
    await boxes.open(id, [1])
    await standDown(id)
    await mine(30)
    const before = heightOf()
    await boxes.turns(boxes.keeper(), 3)
    expect(await receiptsSince(before)).toEqual(['SUCCESS'])
    expect((await boxes.chain(id)).standing).toBe(false)
    const troubles = (await check(boxes.options())).troubles
    expect(troubles.filter((trouble) => trouble.includes(`series ${id}:`))).toEqual([])
  })

  test('one that was never bound stays so', async () => {
    const id = await boxes.series(1)
    await standDown(id)
    await boxes.keeper().turn()
    expect((await boxes.chain(id)).standing).toBe(false)
  })
})

describe('a master secret that is not the one', () => {
  const other = { master: keccak256('0x0bad') }

  test('settles nothing, posts nothing over open requests, and reports it', async () => {
    const id = await ready(2)
    await boxes.open(id, [1])
    await mine(untilSolid)
    const before = heightOf()
    const seen = await boxes.keeper({ ...other, mayRebind: true }).turn()
    expect(seen.foreign).toContain(id)
    expect(await boxes.chain(id)).toMatchObject({ next: 1, last: 1 })
    expect(boxes.lines).toContainEqual(
      expect.objectContaining({
        level: 'error',
        values: expect.objectContaining({ series: String(id) }) as unknown,
      }),
    )
    expect(await receiptsSince(before)).not.toContain('REVERT')
    await boxes.keeper().turn()
    expect(await boxes.chain(id)).toMatchObject({ next: 2, last: 1 })
  })

  test('takes over a series without open requests, only if configured to', async () => {
    const id = await ready(2)
    const { tip } = await boxes.chain(id)
    await boxes.keeper(other).turn()
    expect((await boxes.chain(id)).tip).toBe(tip)
    await boxes.keeper({ ...other, mayRebind: true }).turn()
    expect((await boxes.chain(id)).tip).not.toBe(tip)
    await boxes.open(id, [2])
    await mine(untilSolid)
    await boxes.keeper(other).turn()
    expect(await boxes.chain(id)).toMatchObject({ next: 2, last: 1 })
    // Back to the one of all tests.
    await boxes.keeper({ mayRebind: true }).turn()
  })
})

test('an answer that fails or is nonsense costs a turn and no more', async () => {
  const id = await ready(3)
  const keeper = boxes.keeper()
  await boxes.open(id, [1])
  await boxes.open(id, [2])
  await mine(untilSolid)
  const { net } = boxes.world
  for (const fault of [
    { match: 'getblock', kind: 'status', status: 503 },
    { match: 'gettransactioninfobyblocknum', kind: 'wrongJson' },
    { match: 'triggerconstantcontract', kind: 'disconnect' },
    { match: 'triggersmartcontract', kind: 'status', status: 500 },
    { match: 'broadcasttransaction', kind: 'disconnect' },
  ] as const) {
    net.fault(fault)
    await expect(keeper.turn()).rejects.toThrow(/./)
  }
  await boxes.turns(keeper, 6)
  expect(await boxes.chain(id)).toMatchObject({ next: 3, last: 2 })
})

test('a call that the node swallowed is broadcast again, the same bytes', async () => {
  const id = await ready(1)
  const hashes = new Set<string>()
  const real = boxes.options().operator
  const keeper = boxes.keeper({
    operator: {
      ...real,
      async sign(call): Promise<SignedCall> {
        const signed = await real.sign(call)
        hashes.add(signed.hash)
        return signed
      },
    },
  })
  await boxes.open(id, [1])
  await mine(untilSolid)
  boxes.world.net.fault({ match: 'broadcasttransaction', kind: 'swallow' })
  await boxes.turns(keeper, 5)
  expect(await boxes.chain(id)).toMatchObject({ next: 2, last: 1 })
  expect(hashes.size).toBe(1)
})

test('two concurrent keepers do no harm', async () => {
  const id = await ready(4)
  const [one, two] = [boxes.keeper(), boxes.keeper()]
  for (const box of [1, 2, 3, 4]) {
    await boxes.open(id, [box])
    await mine(1)
    await Promise.allSettled([one.turn(), two.turn()])
  }
  for (let turn = 0; turn < 6; turn += 1) {
    await mine(1)
    await Promise.allSettled([one.turn(), two.turn()])
  }
  expect(await boxes.chain(id)).toMatchObject({ standing: true, next: 5, last: 4 })
  const [bond] = await boxes.world.read<readonly bigint[]>('BlindBoxes', 'bondOf', [id])
  const penalty = await boxes.world.read<bigint>('Cards', 'getUToCoin', [50_000_000n])
  expect(bond).toBe(8n * penalty)
})

describe('reports to the operator', () => {
  const troublesOf = async (more: Partial<KeeperOptions> = {}): Promise<readonly string[]> =>
    (await check(boxes.options(more))).troubles
  const key = (name: string): string =>
    boxes.world.net.accounts.find((account) => account.name === name)!.privateKey
  const operatorOf = (privateKey: string) => {
    const { contract, node } = boxes.options()
    return { operator: operatorWith(node.url, privateKey, contract) }
  }

  test('nothing is wrong, and nothing is sent', async () => {
    const id = await ready(1)
    await boxes.open(id, [1])
    await mine(untilSolid)
    const before = heightOf()
    expect(await troublesOf()).toEqual([])
    expect(heightOf()).toBe(before)
    await boxes.keeper().turn()
  })

  test('a bond that does not reach for the boxes that are out', async () => {
    const id = await boxes.series(2, false)
    const penalty = await boxes.world.read<bigint>('Cards', 'getUToCoin', [50_000_000n])
    const message = (lacks: bigint) =>
      `series ${id}: its bond lacks ${lacks} sun for the boxes that are out`
    expect(await troublesOf()).toEqual([message(4n * penalty)])
    await boxes.world.send('bob', 'BlindBoxes', 'addBond', [id], 3n * penalty)
    expect(await troublesOf()).toEqual([message(penalty)])
    await boxes.world.send('bob', 'BlindBoxes', 'addBond', [id], penalty)
    expect(await troublesOf()).toEqual([])
  })

  test('a key that is not the operator’s, and one without TRX', async () => {
    expect(await troublesOf(operatorOf(key('bob')))).toEqual(['the key is not the operator’s'])
    const [first, second] = await troublesOf(operatorOf('11'.repeat(32)))
    expect([first, second?.slice(0, 23)]).toEqual([
      'the key is not the operator’s',
      'the operator has 0 sun,',
    ])
  })

  test('a request that waits for half the deadline', async () => {
    const id = await ready(1)
    await boxes.open(id, [1])
    await mine(10)
    expect(await troublesOf()).toEqual([])
    await mine(1)
    expect(await troublesOf()).toEqual(['a request is open since 11 blocks, of 20 to settle it in'])
    await boxes.keeper().turn()
  })

  test('a node of another chain gets nothing', async () => {
    const id = await boxes.series(1)
    await expect(boxes.keeper({ chainId: '0x00000001' }).turn()).rejects.toThrow('is of chain')
    expect((await boxes.chain(id)).standing).toBe(false)
    await boxes.keeper().turn()
  })

  test('the settling account need not be the operator', async () => {
    const id = await ready(1)
    await boxes.open(id, [1])
    await mine(untilSolid)
    await boxes.keeper(operatorOf(key('bob'))).turn()
    expect(await boxes.chain(id)).toMatchObject({ next: 2, last: 1 })
  })
})
