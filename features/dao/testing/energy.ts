import type { World } from '#apps/deploy/testing.ts'

import {
  enough,
  equip,
  must,
  naming,
  numberOf,
  paymentOf,
  type Plan,
  proposing,
  times,
  trx,
} from './proposals.ts'

/**
 * The most energy that a step of the DAO may cost. One place: the contract's test and the bench read it. It is the
 * library's own and 2,000, for the same payment; a first stake is cheaper, since nobody's votes need a delegate. A later
 * stake has an event more, and asks what has arrived.
 */
export const daoGoals = {
  'DAO, stake, the first': 108_000,
  'DAO, stake again': 78_000,
  'DAO, leave': 75_000,
  'DAO, propose': 49_700,
  'DAO, vote, the first of a proposal': 73_800,
  'DAO, vote': 35_100,
  'DAO, queue': 87_000,
  'DAO, execute': 88_800,
} as const

export type DaoAction = keyof typeof daoGoals

/** The same steps of ours and of the library's own; both are sent by name. */
export interface DaoPlace {
  send(
    who: string,
    part: 'votes' | 'governor',
    name: string,
    args: readonly unknown[],
  ): Promise<number>
  number(plan: Plan): Promise<bigint>
}

const whole = 10n ** 18n

/** Alice stakes after bob, who is the first to vote. The proposal is a payment of TRX, the first of its pool. */
export async function walkDao(
  world: World,
  place: DaoPlace,
  plan: Plan,
): Promise<Record<DaoAction, number>> {
  await place.send('bob', 'votes', 'stake', [enough])
  await world.net.travel(60)
  const stake = await place.send('alice', 'votes', 'stake', [2_000_000n * whole])
  await world.net.travel(60)
  const again = await place.send('alice', 'votes', 'stake', [1_000_000n * whole])
  await world.net.travel(60)
  const leave = await place.send('alice', 'votes', 'leave', [1_000n * whole])
  await world.net.travel(times.heldFor + 60)
  const propose = await place.send('alice', 'governor', 'propose', proposing(plan))
  await world.net.travel(times.delay + 3)
  const id = await place.number(plan)
  const first = await place.send('bob', 'governor', 'castVote', [id, 1])
  const vote = await place.send('alice', 'governor', 'castVote', [id, 1])
  await world.net.travel(times.period + times.extension)
  const queue = await place.send('alice', 'governor', 'queue', naming(plan))
  await world.net.travel(times.timelock + 3)
  return {
    'DAO, stake, the first': stake,
    'DAO, stake again': again,
    'DAO, leave': leave,
    'DAO, propose': propose,
    'DAO, vote, the first of a proposal': first,
    'DAO, vote': vote,
    'DAO, queue': queue,
    'DAO, execute': await place.send('alice', 'governor', 'execute', naming(plan)),
  }
}

/** Every step on the contracts that were deployed. */
export async function measureDao(world: World): Promise<Record<DaoAction, number>> {
  await equip(world, ['alice', 'bob'], 30_000_000n * whole)
  await must(world.send('deployer', 'DaoPool', 'donate', [], 1_000_000_000n))
  return walkDao(
    world,
    {
      send: (who, part, name, args) =>
        must(world.send(who, part === 'votes' ? 'VoteStake' : 'Dao', name, args)),
      number: (plan) => numberOf(world, plan),
    },
    paymentOf(world, trx, world.hex('carol'), 1_000_000n, 'A payment'),
  )
}
