import { toHex } from '#apps/deploy/sender.ts'
import { addressFromHex } from '#platform/std/address.ts'
import type { Step, Steps } from './steps.ts'

/** LP of the pool of TES and USDT, about 2, 1 and a tenth of a percent of it. */
const locked = { alice: 30n * 10n ** 15n, bob: 15n * 10n ** 15n, carol: 15n * 10n ** 14n } as const
const gift = 500n * 10n ** 6n
const day = 86_400

/**
 * Alice locks LP in lock A, bob in lock B, carol USDT for bob; another lock B of carol's is unlocked. Each has what it
 * locks from the deployer, and nothing of it besides.
 */
export async function seedLocks(steps: Steps): Promise<void> {
  const [lockA, lockB, usdt] = ['LockA', 'LockB', 'Usdt'].map((name) => toHex(steps.address(name)))
  const pair = await steps.read<`0x${string}`>('deployer', 'LockB', 'coin')
  const ofPair = { contract: 'Pair', at: addressFromHex(pair) }
  const spender = { alice: lockA, bob: lockB, carol: lockB }
  const equipped = (['alice', 'bob', 'carol'] as const).flatMap((who): Step[] => [
    {
      ...ofPair,
      key: `liquidity for ${who} to lock`,
      who: 'deployer',
      functionName: 'transfer',
      args: [toHex(steps.sender(who).address), locked[who]],
    },
    {
      ...ofPair,
      key: `${who} approves the lock of liquidity`,
      who,
      functionName: 'approve',
      args: [spender[who], locked[who]],
    },
  ])
  const ofCarol = { who: 'carol', contract: 'LockB' }
  await steps.all([
    ...equipped,
    {
      key: 'alice locks liquidity',
      who: 'alice',
      contract: 'LockA',
      functionName: 'lock',
      args: [locked.alice, pair, 180n],
    },
    {
      key: 'bob locks liquidity',
      who: 'bob',
      contract: 'LockB',
      functionName: 'lock',
      args: [locked.bob, BigInt(90 * day)],
    },
    {
      ...ofCarol,
      key: 'carol locks liquidity for a second',
      functionName: 'lock',
      args: [locked.carol, 1n],
    },
    {
      key: 'USDT for carol to lock',
      who: 'deployer',
      contract: 'Usdt',
      functionName: 'transfer',
      args: [toHex(steps.sender('carol').address), gift],
    },
    {
      key: 'carol approves a lock of USDT',
      who: 'carol',
      contract: 'Usdt',
      functionName: 'approve',
      args: [lockA, gift],
    },
    {
      key: 'carol locks USDT for bob',
      who: 'carol',
      contract: 'LockA',
      functionName: 'lockFor',
      args: [gift, usdt, 30n, toHex(steps.sender('bob').address)],
    },
  ])
  const unlocks = 'carol unlocks liquidity'
  if (!steps.done(unlocks)) await steps.travel(1)
  await steps.all([
    { ...ofCarol, key: unlocks, functionName: 'unlock', args: [] },
    {
      ...ofPair,
      key: 'carol returns her liquidity',
      who: 'carol',
      functionName: 'transfer',
      args: [toHex(steps.sender('deployer').address), locked.carol],
    },
  ])
}
