import { type Abi, encodeFunctionData } from 'viem'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Deployed, deployed } from '#apps/deploy/deployed.ts'
import { type World, startWorld } from '#apps/deploy/testing.ts'
import { compileApart, compileContracts } from '../../../scripts/compile-contracts.ts'
import { lockGoals, lpCoin, measureLocks } from '../testing/energy.ts'

type Hex = `0x${string}`
type Lp = Awaited<ReturnType<typeof lpCoin>>

const abis = compileContracts()
const encoded = (contract: string, functionName: string, args: readonly unknown[]): Hex =>
  encodeFunctionData({ abi: abis[contract]!.abi as Abi, functionName, args })

const day = 86_400
const amount = 10n ** 12n
const dead: Hex = '0x000000000000000000000000000000000000dead'
let world: World
let lp: Lp
beforeAll(async () => {
  world = await startWorld()
  lp = await lpCoin(world)
})
afterAll(() => world?.close())

const must = async (...call: Parameters<World['send']>): Promise<void> =>
  expect((await world.send(...call)).reason).toBe('')
const reasonOf = async (...call: Parameters<World['send']>): Promise<string> =>
  (await world.send(...call)).reason
test('each step of a lock costs no more than it may', async () => {
  const untouched = await world.net.snapshot()
  onTestFinished(() => world.net.revert(untouched))
  const measured = await measureLocks(world)
  const over = Object.entries(lockGoals).flatMap(([action, goal]) => {
    const energy = measured[action as keyof typeof lockGoals]
    return energy > goal ? [`${action}: ${energy}`] : []
  })
  expect(over).toEqual([])
})

describe('on a TRON node', () => {
  test('LP and USDT are locked, extended, handed over and unlocked at their second', async () => {
    await lp.send('deployer', 'transfer', [world.hex('alice'), 10n * amount])
    await lp.send('alice', 'approve', [world.hex('LockA'), amount])
    expect(await reasonOf('alice', 'LockA', 'lock', [amount, lp.address, 0n])).toBe(
      'Lock for 1 to 3,650 days',
    )
    expect(await reasonOf('alice', 'LockA', 'lock', [amount, world.hex('bob'), 1n])).toBe(
      'No coin at this address',
    )
    await must('alice', 'LockA', 'lock', [amount, lp.address, 1n])
    const [holder, coin, locked, key, end, isLocked] = await world.read<
      readonly [string, string, bigint, bigint, bigint, boolean]
    >('LockA', 'locks', [0n])
    expect([holder.toLowerCase(), coin, locked, isLocked]).toEqual([
      world.hex('alice'),
      lp.address,
      amount,
      true,
    ])
    expect(end - key).toBe(BigInt(day))
    await must('alice', 'LockA', 'extend', [key, 2n])
    await must('alice', 'LockA', 'offer', [key, world.hex('bob')])
    expect(await reasonOf('carol', 'LockA', 'accept', [key])).toBe(
      'This lock is not offered to you',
    )
    await must('bob', 'LockA', 'accept', [key])
    await must('deployer', 'Usdt', 'approve', [world.hex('LockA'), 5n])
    await must('deployer', 'LockA', 'lockFor', [5n, world.hex('Usdt'), 1n, world.hex('carol')])
    expect(await reasonOf('bob', 'LockA', 'unlock', [key])).toBe('Unlock time not reached')

    await world.net.travel(2 * day)
    expect(await reasonOf('alice', 'LockA', 'unlock', [key])).toBe('Not your lock')
    await must('bob', 'LockA', 'unlock', [key])
    expect(await reasonOf('bob', 'LockA', 'unlock', [key])).toBe('This lock has ended')
    const [, , , ofUsdt] = await world.read<readonly [string, string, bigint, bigint]>(
      'LockA',
      'locks',
      [1n],
    )
    // USDT returns false, and has paid.
    await must('carol', 'LockA', 'withdrawTo', [ofUsdt, world.hex('dave')])
    expect(await world.read('Usdt', 'balanceOf', [world.hex('dave')])).toBe(5n)
  })

  test('what is sent to …dEaD counts as locked for ever, and a lock has a price for display', async () => {
    await lp.send('deployer', 'transfer', [dead, 3n])
    const [permanent, timed] = await world.read<readonly bigint[]>('LockA', 'sumsOf', [lp.address])
    // The first units of each pool lie there as well.
    expect([permanent, timed]).toEqual([1_003n, 0n])
    const worth = (hex: Hex, sum: bigint) =>
      world.read<bigint>('LockA', 'getCoinUPrice', [sum, hex])
    expect(await worth(world.hex('Usdt'), 7n)).toBe(7n)
    // The pool holds 100,000 USDT and TES at 0.05 for one.
    expect(await worth(world.hex('Tes'), 20n * 10n ** 18n)).toBe(1_000_000n)
    const price = await worth(lp.address, amount)
    expect(await worth(lp.address, 2n * amount)).toBeGreaterThanOrEqual(2n * price)
    expect(price).toBeGreaterThan(0n)
    expect(await worth(world.hex('LockA'), amount)).toBe(0n)
  })

  test('lock B is of the LP coin; its owner changes it only while nothing is locked', async () => {
    expect(await world.read('LockB', 'coin')).toBe(lp.address)
    await lp.send('alice', 'approve', [world.hex('LockB'), 3n * amount])
    await must('alice', 'LockB', 'lock', [amount, BigInt(day)])
    await must('alice', 'LockB', 'lock', [amount, 0n])
    await must('alice', 'LockB', 'lock', [0n, BigInt(2 * day)])
    expect(await reasonOf('deployer', 'LockB', 'setCoin', [world.hex('Tes')])).toBe(
      'The coin cannot change while something is locked',
    )
    expect(await reasonOf('alice', 'LockB', 'unlock')).toBe('Unlock time not reached')
    await world.net.travel(2 * day)
    await must('alice', 'LockB', 'unlock')
    expect(await reasonOf('alice', 'LockB', 'setCoin', [world.hex('Tes')])).toContain(
      'OwnableUnauthorizedAccount',
    )
    const untouched = await world.net.snapshot()
    onTestFinished(() => world.net.revert(untouched))
    await must('deployer', 'LockB', 'setCoin', [world.hex('Tes')])
    expect(await world.read('LockB', 'coin')).toBe(lp.address)
    await world.net.travel(60)
    expect(await world.read<string>('LockB', 'coin').then((hex) => hex.toLowerCase())).toBe(
      world.hex('Tes'),
    )
  })
})

/** At depth 64 no call takes place: a holder that is a contract is paid, or nothing has changed. */
describe('from a contract', () => {
  let diver: Deployed
  const ofA = (): Promise<bigint> => world.read('LockA', 'count')
  const keyAt = async (index: bigint): Promise<bigint> =>
    (await world.read<readonly bigint[]>('LockA', 'locks', [index]))[3]!
  const dive = async (levels: number, at: Hex, data: Hex): Promise<boolean> => {
    const sent = await diver.send('mallory', 'Diver', 'dive', [BigInt(levels), at, 0n, data])
    expect(sent.reason).toBe('')
    return diver.read('Diver', 'done')
  }
  let key = 0n
  beforeAll(async () => {
    diver = deployed(world, compileApart([['platform/contracts/Diver.t.sol', 'Diver']]))
    await diver.deploy('Diver')
    const tes = world.hex('Tes')
    await must('deployer', 'Tes', 'transfer', [diver.hex('Diver'), amount])
    await lp.send('deployer', 'transfer', [diver.hex('Diver'), amount])
    for (const [at, data] of [
      [tes, encoded('Tes', 'approve', [world.hex('LockA'), amount])],
      [world.hex('LockA'), encoded('LockA', 'lock', [amount, tes, 1n])],
      [lp.address, encoded('Pair', 'approve', [world.hex('LockB'), amount])],
      [world.hex('LockB'), encoded('LockB', 'lock', [amount, BigInt(day)])],
    ] as const) {
      if (!(await dive(0, at, data))) throw new Error('the holder could not lock')
    }
    key = await keyAt((await ofA()) - 1n)
    await world.net.travel(day)
  })

  test.each(
    (['unlock', 'withdrawTo', 'unlock of B'] as const).flatMap((name) => [
      [name, 62] as const,
      [name, 63] as const,
    ]),
  )('%s at depth %i pays, or changes nothing', async (name, depth) => {
    const before = await world.net.snapshot()
    onTestFinished(() => world.net.revert(before))
    const isB = name === 'unlock of B'
    const at = world.hex(isB ? 'LockB' : 'LockA')
    const to = name === 'withdrawTo' ? world.hex('erin') : diver.hex('Diver')
    const data = isB
      ? encoded('LockB', 'unlock', [])
      : encoded('LockA', name, name === 'withdrawTo' ? [key, to] : [key])
    const coin = isB ? lp.address : world.hex('Tes')
    const balance = async (): Promise<bigint> => {
      const sums = isB
        ? await world.read<readonly bigint[]>('LockB', 'sums')
        : await world.read<readonly bigint[]>('LockA', 'sumsOf', [coin])
      return sums[2]!
    }
    const start = await balance()
    const done = await dive(depth, at, data)
    expect(start - (await balance())).toBe(done ? amount : 0n)
    const paid = done || (await dive(0, at, data))
    expect(paid).toBe(true)
    expect(start - (await balance())).toBe(amount)
  })
})
