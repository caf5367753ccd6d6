import { type Hex, concat, encodeAbiParameters, keccak256 } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type World, startWorld } from '#apps/deploy/testing.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.close())

const trx: Hex = `0x${'0'.repeat(40)}`
const usdt = (): Hex => world.hex('Usdt')
const types = [{ type: 'address' }, { type: 'address' }, { type: 'uint256' }] as const

/** By the words of the interface. */
const leafOf = (account: Hex, token: Hex, cumulative: bigint): Hex =>
  keccak256(keccak256(encodeAbiParameters(types, [account, token, cumulative])))
const pairOf = (a: Hex, b: Hex): Hex =>
  keccak256(BigInt(a) < BigInt(b) ? concat([a, b]) : concat([b, a]))

const send = (who: string, name: string, args: readonly unknown[]) =>
  world.send(who, 'RewardDistributor', name, args).then(({ reason }) => reason)
const reserve = (token: Hex) => world.read<bigint[]>('RewardDistributor', 'reserve', [token])
const usdtOf = (who: string) => world.read<bigint>('Usdt', 'balanceOf', [world.hex(who)])

describe('on a TRON node', () => {
  test('the pool’s share of a fee is promised by an epoch, and claimed in TRX and USDT', async () => {
    // Nobody invited dave: of 2,000,000 the pool gets the lines’ 300,000 and 510,000 more.
    await world.send('dave', 'FeeSplitter', 'split', [world.hex('dave')], 2_000_000n)
    await world.send('dave', 'FeeSplitter', 'withdrawPool')
    await world.send('deployer', 'Usdt', 'approve', [world.hex('RewardDistributor'), 500n])
    expect(await send('deployer', 'fund', [usdt(), 500n])).toBe('')
    expect(await reserve(trx)).toEqual([810_000n, 0n, 810_000n])
    expect(await reserve(usdt())).toEqual([500n, 0n, 500n])

    const [alice, bob] = [world.hex('alice'), world.hex('bob')]
    const leaves = [
      leafOf(alice, trx, 400_000n),
      leafOf(alice, usdt(), 300n),
      leafOf(bob, usdt(), 200n),
    ] as const
    const [first, second, third] = leaves
    const root = pairOf(pairOf(first, second), third)
    const block = BigInt(world.net.status().head.number)
    const epochOf = (upTo: bigint, sun: bigint) =>
      [root, `0x${'da'.repeat(32)}`, upTo, [trx, usdt()], [sun, 500n]] as const

    expect(await send('alice', 'post', epochOf(block, 400_000n))).toBe(
      'Only the builder may post epochs',
    )
    expect(await send('deployer', 'post', epochOf(block + 9n, 400_000n))).toBe(
      'That block is not there yet',
    )
    expect(await send('deployer', 'post', epochOf(block, 810_001n))).toBe(
      'Funds for this epoch are missing',
    )
    expect(await send('deployer', 'post', epochOf(block, 400_000n))).toBe('')
    expect(await send('dave', 'accept', [1n])).toBe('Challenge time has not passed')
    expect(await send('deployer', 'revoke', [1n, 'Bob earned 201'])).toBe('')
    expect(await send('deployer', 'post', epochOf(block, 400_000n))).toBe('')
    await world.net.travel(31)
    expect(await send('dave', 'accept', [1n])).toBe('This epoch is not waiting')
    expect(await send('dave', 'accept', [2n])).toBe('')

    const claim = [
      2n,
      alice,
      [trx, usdt()],
      [400_000n, 300n],
      [
        [second, third],
        [first, third],
      ],
    ]
    const before = [await world.balance('alice'), await usdtOf('alice')] as const
    expect(await send('dave', 'claim', claim)).toBe('')
    expect((await world.balance('alice')) - before[0]).toBe(400_000n)
    expect((await usdtOf('alice')) - before[1]).toBe(300n)
    // A second tap costs energy and nothing else.
    expect(await send('dave', 'claim', claim)).toBe('')
    expect((await world.balance('alice')) - before[0]).toBe(400_000n)
    expect(await reserve(trx)).toEqual([410_000n, 0n, 410_000n])
    expect(await reserve(usdt())).toEqual([200n, 200n, 0n])
  })

  test('TRX reach an address that the chain has never heard of', async () => {
    const stranger: Hex = `0x${'5a'.repeat(20)}`
    const leaf = leafOf(stranger, trx, 7n)
    const block = BigInt(world.net.status().head.number)
    const posted = [leaf, `0x${'00'.repeat(32)}`, block, [trx], [400_007n]]
    expect(await send('deployer', 'post', posted)).toBe('')
    await world.net.travel(31)
    expect(await send('dave', 'accept', [3n])).toBe('')
    expect(await send('dave', 'claim', [3n, stranger, [trx], [7n], [[]]])).toBe('')
    expect(await world.read('RewardDistributor', 'claimedOf', [stranger, trx])).toBe(7n)
    expect(await reserve(trx)).toEqual([409_993n, 0n, 409_993n])
  })
})
