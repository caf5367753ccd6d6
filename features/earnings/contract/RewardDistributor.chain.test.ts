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
const types = ['uint256', 'address', 'address', 'uint256'].map((type) => ({ type }))

/** As the interface has it. */
const leafOf = (index: bigint, account: Hex, token: Hex, amount: bigint): Hex =>
  keccak256(keccak256(encodeAbiParameters(types, [index, account, token, amount])))
const pairOf = (a: Hex, b: Hex): Hex =>
  keccak256(BigInt(a) < BigInt(b) ? concat([a, b]) : concat([b, a]))

const send = (who: string, name: string, args: readonly unknown[]) =>
  world.send(who, 'RewardDistributor', name, args).then(({ reason }) => reason)
const reserve = (token: Hex) => world.read<bigint[]>('RewardDistributor', 'reserve', [token])
const usdtOf = (who: string) => world.read<bigint>('Usdt', 'balanceOf', [world.hex(who)])

describe('on a TRON node', () => {
  test('the pool’s share of a fee is promised by an epoch, and claimed in TRX and USDT', async () => {
    // Dave has no inviter: of 2,000,000 the pool gets the lines’ 300,000 and 510,000 more.
    await world.send('dave', 'FeeSplitter', 'split', [world.hex('dave')], 2_000_000n)
    await world.send('dave', 'FeeSplitter', 'withdrawPool')
    await world.send('deployer', 'Usdt', 'approve', [world.hex('RewardDistributor'), 500n])
    expect(await send('deployer', 'fund', [usdt(), 500n])).toBe('')
    expect(await reserve(trx)).toEqual([810_000n, 0n, 810_000n])
    expect(await reserve(usdt())).toEqual([500n, 0n, 500n])

    const [alice, bob] = [world.hex('alice'), world.hex('bob')]
    const leaves = [
      leafOf(0n, alice, trx, 400_000n),
      leafOf(1n, alice, usdt(), 300n),
      leafOf(2n, bob, usdt(), 200n),
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
      alice,
      [2n, 2n],
      [0n, 1n],
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
    // A second tap costs only energy.
    expect(await send('dave', 'claim', claim)).toBe('')
    expect((await world.balance('alice')) - before[0]).toBe(400_000n)
    expect(await reserve(trx)).toEqual([410_000n, 0n, 410_000n])
    expect(await reserve(usdt())).toEqual([200n, 200n, 0n])
  })

  test('TRX reach an address that the chain does not know', async () => {
    const stranger: Hex = `0x${'5a'.repeat(20)}`
    const leaf = leafOf(9n, stranger, trx, 7n)
    const block = BigInt(world.net.status().head.number)
    const posted = [leaf, `0x${'00'.repeat(32)}`, block, [trx], [7n]]
    expect(await send('deployer', 'post', posted)).toBe('')
    await world.net.travel(31)
    expect(await send('dave', 'accept', [3n])).toBe('')
    expect(await send('dave', 'claim', [stranger, [3n], [9n], [trx], [7n], [[]]])).toBe('')
    expect(await world.read('RewardDistributor', 'isClaimed', [[3n], [9n]])).toEqual([true])
    expect(await reserve(trx)).toEqual([409_993n, 0n, 409_993n])
  })

  test('the attack of a builder on an accepted epoch: the holder is paid, the accomplice gets nothing', async () => {
    // All of its balance is promised to alice.
    const [balance] = await reserve(trx)
    const [alice, eve] = [world.hex('alice'), world.hex('erin')]
    const hers = leafOf(0n, alice, trx, balance!)
    const post = async (leaf: Hex, total: bigint) => {
      const block = BigInt(world.net.status().head.number)
      return send('deployer', 'post', [leaf, leaf, block, [trx], [total]])
    }
    expect(await post(hers, balance!)).toBe('')
    await world.net.travel(31)
    expect(await send('dave', 'accept', [4n])).toBe('')
    const accomplices = leafOf(0n, eve, trx, balance!)
    expect(await post(accomplices, balance!)).toBe('Funds for this epoch are missing')
    expect(await post(accomplices, 0n)).toBe('')
    await world.net.travel(24 * 3_600)
    expect(await send('dave', 'accept', [5n])).toBe('')
    expect(await send('erin', 'claim', [eve, [5n], [0n], [trx], [balance], [[]]])).toBe(
      'Beyond the total of this epoch',
    )
    const before = await world.balance('alice')
    expect(await send('dave', 'claim', [alice, [4n], [0n], [trx], [balance], [[]]])).toBe('')
    expect((await world.balance('alice')) - before).toBe(balance)
  })

  test('a lost key: the guardian proposes a builder, who takes over after seven days', async () => {
    // On this network the deployer is guardian and builder.
    expect(await send('mallory', 'proposeBuilder', [world.hex('mallory')])).toBe(
      'Only the builder or the guardian may do this',
    )
    expect(await send('deployer', 'proposeBuilder', [world.hex('heidi')])).toBe('')
    expect(await send('heidi', 'acceptBuilder', [])).toBe('The hand-over delay has not passed')
    await world.net.travel(7 * 86_400)
    expect(await send('mallory', 'acceptBuilder', [])).toBe(
      'Only the proposed builder may accept the role',
    )
    expect(await send('heidi', 'acceptBuilder', [])).toBe('')
    const block = BigInt(world.net.status().head.number)
    const empty = [`0x${'00'.repeat(32)}`, `0x${'00'.repeat(32)}`, block, [], []]
    expect(await send('deployer', 'post', empty)).toBe('Only the builder may post epochs')
    expect(await send('heidi', 'post', empty)).toBe('')
  })
})
