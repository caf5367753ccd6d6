import type { Abi } from 'viem'
import { Sender } from '#apps/deploy/sender.ts'
import type { World } from '#apps/deploy/testing.ts'
import { pairAbi } from '#features/exchange/contract/abi.ts'
import { addressFromHex } from '#platform/std/address.ts'

type Hex = `0x${string}`

/**
 * The most energy that locks may cost. One place: the contracts' test and the bench read it. Each step that moves a
 * coin writes the sum of its locks, 5,000: without it, who comes first would be paid for all others of a coin whose
 * balance shrank.
 */
export const lockGoals = {
  'lock A': 90_000,
  'lock A, first of a coin': 120_000,
  'lock A, increase': 29_000,
  'lock A, extend': 8_000,
  'lock A, unlock': 29_500,
  'lock B': 44_000,
  'lock B, add': 29_000,
  'lock B, only later': 9_000,
  'lock B, unlock': 28_500,
} as const

export type LockAction = keyof typeof lockGoals

/** A contract for many locks of an account, with its equivalent calls. */
export interface LockPlace {
  readonly address: Hex
  /** Makes the first lock of all, of another coin. */
  lockOther(): Promise<void>
  /** Resolves to its key, and what it cost. */
  lock(who: string, amount: bigint, day: bigint): Promise<{ key: bigint; energy: number }>
  extend(who: string, key: bigint, day: bigint): Promise<number>
  unlock(who: string, key: bigint): Promise<number>
}

const amount = 10n ** 12n
const day = 86_400

/** The LP coin of TES and USDT. */
export async function lpCoin(world: World) {
  const address = await world.read<Hex>('TwapOracle', 'tesPair')
  const senders = new Map(
    world.net.accounts.map((one) => [one.name, new Sender(world.net.url, one.privateKey)]),
  )
  return {
    address,
    async send(who: string, functionName: string, args: readonly unknown[]): Promise<void> {
      const sender = senders.get(who)!
      const to = addressFromHex(address)
      await sender.broadcast(await sender.signCall(to, pairAbi as Abi, functionName, args))
    },
  }
}

/**
 * Bob and alice lock LP, and keep some. What they let be moved has no limit and is not written; with a limit each
 * lock costs 5,000 more, here as elsewhere.
 */
export async function walkLocks(
  world: World,
  place: LockPlace,
): Promise<
  Pick<
    Record<LockAction, number>,
    'lock A' | 'lock A, first of a coin' | 'lock A, extend' | 'lock A, unlock'
  >
> {
  await equip(world, place.address)
  await place.lockOther()
  const first = await place.lock('bob', amount, 30n)
  const second = await place.lock('alice', amount, 1n)
  const extend = await place.extend('alice', second.key, 2n)
  await world.net.travel(2 * day)
  return {
    'lock A, first of a coin': first.energy,
    'lock A': second.energy,
    'lock A, extend': extend,
    'lock A, unlock': await place.unlock('alice', second.key),
  }
}

/** Ours. */
export async function ownPlace(world: World): Promise<LockPlace> {
  const { address: coin } = await lpCoin(world)
  const act = (who: string, functionName: string, args: readonly unknown[]) =>
    must(world.send(who, 'LockA', functionName, args))
  return {
    address: world.hex('LockA'),
    async lockOther() {
      await must(world.send('deployer', 'Tes', 'approve', [world.hex('LockA'), amount]))
      await act('deployer', 'lock', [amount, world.hex('Tes'), 1n])
    },
    async lock(who, sum, days) {
      const energy = await act(who, 'lock', [sum, coin, days])
      const count = await world.read<bigint>('LockA', 'count')
      const [, , , key] = await world.read<readonly [Hex, Hex, bigint, bigint]>('LockA', 'locks', [
        count - 1n,
      ])
      return { key, energy }
    },
    extend: (who, key, days) => act(who, 'extend', [key, days]),
    unlock: (who, key) => act(who, 'unlock', [key]),
  }
}

/** Every action of ours. */
export async function measureLocks(world: World): Promise<Record<LockAction, number>> {
  const place = await ownPlace(world)
  const walked = await walkLocks(world, place)
  const { key } = await place.lock('alice', amount, 1n)
  const increase = await must(world.send('alice', 'LockA', 'increase', [key, amount]))
  await equip(world, world.hex('LockB'))
  const b = (who: string, functionName: string, args: readonly unknown[] = []) =>
    must(world.send(who, 'LockB', functionName, args))
  await b('bob', 'lock', [amount, BigInt(day)])
  const lock = await b('alice', 'lock', [amount, BigInt(day)])
  const add = await b('alice', 'lock', [amount, 0n])
  const later = await b('alice', 'lock', [0n, BigInt(2 * day)])
  await world.net.travel(2 * day)
  return {
    ...walked,
    'lock A, increase': increase,
    'lock B': lock,
    'lock B, add': add,
    'lock B, only later': later,
    'lock B, unlock': await b('alice', 'unlock'),
  }
}

async function equip(world: World, spender: Hex): Promise<void> {
  const coin = await lpCoin(world)
  for (const who of ['alice', 'bob']) {
    await coin.send('deployer', 'transfer', [world.hex(who), 100n * amount])
    await coin.send(who, 'approve', [spender, 2n ** 256n - 1n])
  }
}

async function must(
  sent: Promise<{ readonly energy: number; readonly reason: string }>,
): Promise<number> {
  const { energy, reason } = await sent
  if (reason !== '') throw new Error(reason)
  return energy
}
