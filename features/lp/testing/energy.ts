import type { Abi } from 'viem'
import { Sender } from '#apps/deploy/sender.ts'
import type { World } from '#apps/deploy/testing.ts'
import { pairAbi } from '#features/exchange/contract/abi.ts'
import { addressFromHex } from '#platform/std/address.ts'

type Hex = `0x${string}`

/** The most energy that staking of liquidity may cost. One place: the contract's test and the bench read it. */
export const stakingGoals = {
  'stake LP, first by a holder': 48_000,
  'stake LP again, something earned': 50_000,
  'claim LP rewards': 30_000,
  'withdraw LP, a part': 50_000,
  'leave with all LP': 60_000,
} as const

export type StakingAction = keyof typeof stakingGoals

/** A contract for staking LP, with its equivalent calls. */
export interface StakingPlace {
  /** As ABI coding takes it. */
  readonly address: Hex
  readonly lp: { send(who: string, functionName: string, args: readonly unknown[]): Promise<void> }
  stake(who: string, amount: bigint): Promise<number>
  claim(who: string): Promise<number>
  withdraw(who: string, amount: bigint): Promise<number>
  leave(who: string): Promise<number>
  travel(seconds: number): Promise<void>
}

/**
 * Alice stakes beside bob. Both keep LP and have TES, so no balance is new; what they let be moved has no limit and is
 * not written. With a limit each stake costs 5,000 more, here as with others.
 */
export async function walkStaking(place: StakingPlace): Promise<Record<StakingAction, number>> {
  const measured = {} as Record<StakingAction, number>
  for (const who of ['alice', 'bob']) {
    await place.lp.send(who, 'approve', [place.address, 2n ** 256n - 1n])
  }
  const amount = 10n ** 14n
  await place.stake('bob', amount)
  await place.travel(60)
  measured['stake LP, first by a holder'] = await place.stake('alice', amount)
  await place.travel(60)
  measured['stake LP again, something earned'] = await place.stake('alice', amount)
  await place.travel(60)
  await place.claim('alice')
  await place.travel(60)
  measured['claim LP rewards'] = await place.claim('alice')
  await place.travel(60)
  measured['withdraw LP, a part'] = await place.withdraw('alice', amount)
  await place.travel(60)
  measured['leave with all LP'] = await place.leave('alice')
  return measured
}

/** LP of the pool of TES and USDT, and TES, for alice and bob, both active: from the deployer, who provided for it. */
export async function equipStakers(world: World): Promise<StakingPlace['lp'] & { pool: Hex }> {
  const pool = await world.read<Hex>('TwapOracle', 'tesPair')
  const senders = new Map(
    world.net.accounts.map((one) => [one.name, new Sender(world.net.url, one.privateKey)]),
  )
  const lp = {
    pool,
    async send(who: string, functionName: string, args: readonly unknown[]) {
      const sender = senders.get(who)!
      const to = addressFromHex(pool)
      const signed = await sender.signCall(to, pairAbi as Abi, functionName, args)
      await sender.broadcast(signed)
    },
  }
  for (const who of ['alice', 'bob']) {
    await lp.send('deployer', 'transfer', [world.hex(who), 10n ** 15n])
    await must(world.send('deployer', 'Tes', 'transfer', [world.hex(who), 10n ** 18n]))
    await must(world.send(who, 'Team', 'bindParent', [world.hex('deployer')]))
  }
  return lp
}

const year = 31_536_000n

/** Ours, with a stream of 1,000 TES a day and no other staker. */
export async function ownPlace(world: World): Promise<StakingPlace> {
  const lp = await equipStakers(world)
  const reward = 365_000n * 10n ** 18n
  const now = BigInt(Math.floor(world.net.status().head.timestamp / 1000))
  const staking = world.hex('LpStaking')
  await must(world.send('deployer', 'Tes', 'approve', [staking, reward]))
  await must(world.send('deployer', 'LpStaking', 'fund', [lp.pool, reward, now + year - 60n]))
  const act = (functionName: string) => (who: string, amount?: bigint) =>
    must(
      world.send(
        who,
        'LpStaking',
        functionName,
        amount === undefined ? [lp.pool] : [lp.pool, amount],
      ),
    )
  return {
    address: staking,
    lp,
    stake: act('stake'),
    claim: act('claim'),
    withdraw: act('withdraw'),
    leave: act('exit'),
    travel: (seconds) => world.net.travel(seconds),
  }
}

/** Its cost. */
export async function must(
  sent: Promise<{ readonly energy: number; readonly reason: string }>,
): Promise<number> {
  const { energy, reason } = await sent
  if (reason !== '') throw new Error(reason)
  return energy
}
