import { type Hex, decodeEventLog, keccak256, numberToHex } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type World, startWorld } from '#apps/deploy/testing.ts'
import { drawAll, secretBefore, wordOf } from '../draw.ts'
import { blindboxReasons } from '../reasons.ts'
import { blindBoxesAbi } from './abi.ts'

let world: World
/** Sun of a card of Clay, 50 USDT, which is the penalty, and of a box. */
let penalty = 0n
let price = 0n
const ids = [1n, 2n, 3n, 4n, 5n, 6n]
const seed = keccak256('0x5eed')
/** Of the first request, the second, and so on; each is the hash of the next. */
const secrets: Hex[] = [keccak256('0x01').slice(0, 42) as Hex]
while (secrets.length < 6) secrets.unshift(secretBefore(secrets[0]!))

beforeAll(async () => {
  world = await startWorld()
  await call('alice', 'Team', 'bindParent', [world.hex('deployer')])
  penalty = await world.read<bigint>('Cards', 'getUToCoin', [50_000_000n])
  for (const _ of ids) await call('deployer', 'Cards', 'Buy', [1n], penalty)
  await call('deployer', 'Cards', 'setApprovalForAll', [world.hex('BlindBoxes'), true])
  await boxes('deployer', 'createSeries', [
    20_000_000n,
    now(),
    now() + 86_400n,
    0n,
    0n,
    50_000_000n,
    ids,
  ])
  await boxes('deployer', 'postChain', [1n, secretBefore(secrets[0]!)])
  await boxes('deployer', 'addBond', [1n], 12n * penalty)
  price = await world.read<bigint>('BlindBoxes', 'priceOf', [1n])
})
afterAll(() => world.close())

async function call(...args: Parameters<World['send']>): Promise<void> {
  const { reason } = await world.send(...args)
  expect(reason).toBe('')
}

const boxes = (who: string, name: string, args: readonly unknown[], value = 0n) =>
  call(who, 'BlindBoxes', name, args, value)
const box = (number: number): bigint => (1n << 32n) | BigInt(number)
const now = (): bigint => BigInt(Math.floor(world.net.status().head.timestamp / 1000))

/** Alice opens some of her boxes. Returns the arguments of `settle` and `refund`. */
async function ask(numbers: readonly number[], request: number): Promise<readonly unknown[]> {
  await boxes('alice', 'open', [numbers.map(box), seed])
  const block = BigInt(world.net.status().head.number)
  return [
    box(request),
    world.hex('alice'),
    numbers.map(box),
    price * BigInt(numbers.length),
    seed,
    block,
  ]
}

/** The values of the newest event of ours in the head block. */
async function readState(): Promise<Record<string, unknown>> {
  const at = world.net.status().head.number
  const reply = await fetch(`${world.net.url}/wallet/gettransactioninfobyblocknum`, {
    method: 'POST',
    body: JSON.stringify({ num: at }),
  })
  const [info] = (await reply.json()) as {
    log: { address: string; topics: string[]; data: string }[]
  }[]
  const own = info!.log.find(
    ({ address }) => world.hex('BlindBoxes').slice(2).toLowerCase() === address,
  )!
  const [first, ...rest] = own.topics.map((topic) => `0x${topic}` as const)
  const { args } = decodeEventLog({
    abi: blindBoxesAbi,
    data: `0x${own.data}`,
    topics: [first!, ...rest],
  })
  return args as unknown as Record<string, unknown>
}

describe('boxes on a TRON node', () => {
  test('a box costs 20 USDT in TRX, rounded up, and no less', async () => {
    // 20 / 0.300842 = 66.480079244...
    expect(price).toBe(66_480_080n)
    const short = await world.send('alice', 'BlindBoxes', 'buy', [1n, 1n], price - 1n)
    expect(short.reason).toBe('TRX sent is below the price')
    await boxes('alice', 'buy', [1n, 4n], 4n * price + 7n)
    expect(await world.read('BlindBoxes', 'stockOf', [1n])).toEqual([6n, 6n, 2n, 0n])
  })

  test('a draw recomputed from the chain gives the cards that the contract transferred', async () => {
    const urn = [...(await world.read<readonly bigint[]>('BlindBoxes', 'urnOf', [1n]))]
    const request = await ask([2, 1], 1)
    const tooEarly = await world.send('bob', 'BlindBoxes', 'settle', [...request, secrets[0]])
    expect(tooEarly.reason).toBe('Please wait for the next block')
    await boxes('bob', 'settle', [...request, secrets[0]])

    const { secret, blockHash, tokenIds, fee } = await readState()
    expect(secret).toBe(secrets[0])
    expect(fee).toBe((2n * price) / 20n)
    const word = wordOf({
      secret: secret as Hex,
      seed,
      blockHash: blockHash as Hex,
      requestId: box(1),
      contract: world.hex('BlindBoxes'),
    })
    const drawn = drawAll(urn, word, 2)
    expect(tokenIds).toEqual(drawn)
    expect(await world.read('BlindBoxes', 'urnOf', [1n])).toEqual(urn)
    for (const tokenId of drawn) {
      const owner = await world.read<string>('Cards', 'ownerOf', [tokenId])
      expect(owner.toLowerCase()).toBe(world.hex('alice').toLowerCase())
    }
  })

  test('the hash is that of the block after the request’s', async () => {
    const request = await ask([3], 2)
    await world.net.mine()
    await boxes('bob', 'settle', [...request, secrets[1]])
    const { blockHash } = await readState()
    const num = Number(request[5]) + 1
    const reply = await fetch(`${world.net.url}/wallet/getblockbynum`, {
      method: 'POST',
      body: JSON.stringify({ num }),
    })
    expect(blockHash).toBe(`0x${((await reply.json()) as { blockID: string }).blockID}`)
  })

  test('a silent operator pays two penalties: to the holder at most the price once more, the rest to the pool', async () => {
    const request = await ask([4], 3)
    await world.net.mine(20)
    const args = request
    await world.net.mine()
    const late = await world.send('bob', 'BlindBoxes', 'settle', [...args, secrets[2]])
    expect(late.reason).toBe('Only a refund is open now')
    const before = await world.balance('alice')
    await boxes('bob', 'refund', args)
    // 66,480,080 twice, of a penalty of 166,200,199.
    expect((await world.balance('alice')) - before).toBe(132_960_160n)
    const again = await world.send('bob', 'BlindBoxes', 'refund', args)
    expect(again.reason).toBe('No such open request')
    expect(await world.read('BlindBoxes', 'bondOf', [1n])).toEqual([10n * penalty, 0n])
    expect(Object.keys(blindboxReasons)).toContain(late.reason)

    // The pool is the contract that pays rewards.
    const pool = world.hex('RewardDistributor')
    expect(await world.read('BlindBoxes', 'creditOf', [pool])).toBe(2n * penalty - price)
    await boxes('alice', 'withdraw', [pool])
    expect(await world.read('BlindBoxes', 'creditOf', [pool])).toBe(0n)
  })

  test('an urn of a hundred cards is sealed in one call', async () => {
    for (let card = 0; card < 100; card += 1)
      await world.send('deployer', 'Cards', 'Buy', [1n], penalty)
    const own = await world.read<readonly bigint[]>('Cards', 'ownerOfPage', [
      world.hex('deployer'),
      0n,
      5_001n,
    ])
    const terms = [20_000_000n, now(), now() + 86_400n, 3_000n, 3_600n, 50_000_000n]
    const { energy, reason } = await world.send('deployer', 'BlindBoxes', 'createSeries', [
      ...terms,
      own.slice(-100),
    ])
    expect(reason).toBe('')
    // Far below the energy that 1,000 TRX pay for.
    expect(energy).toBeLessThan(3_000_000)
    expect(await world.read('BlindBoxes', 'urnOf', [2n])).toEqual(own.slice(-100))
    const first = numberToHex(1, { size: 20 })
    await boxes('deployer', 'postChain', [2n, first])
  })
})
