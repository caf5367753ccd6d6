import { type Abi, encodeFunctionData, keccak256, toBytes } from 'viem'
import type { World } from '#apps/deploy/testing.ts'

import { daoPoolAbi } from '../contract/abi.ts'
import { daoTimes } from '../contract/deploy.ts'

type Hex = `0x${string}`

export interface Plan {
  readonly targets: readonly Hex[]
  readonly values: readonly bigint[]
  readonly calls: readonly Hex[]
  readonly description: string
}

/** Base58 is nowhere: addresses as ABI coding takes them; zero is TRX. */
export const trx: Hex = `0x${'0'.repeat(40)}`
const whole = 10n ** 18n
/** Enough in favour of a payment. */
export const enough = 25_000_000n * whole
export const times = daoTimes('local')

/** Fails where it is refused. */
export async function must(
  sent: Promise<{ readonly energy: number; readonly reason: string }>,
): Promise<number> {
  const { energy, reason } = await sent
  if (reason !== '') throw new Error(reason)
  return energy
}

/** A proposal of one call. */
export function planOf(
  world: World,
  target: string,
  abi: Abi,
  functionName: string,
  args: readonly unknown[],
  description: string,
): Plan {
  const data = encodeFunctionData({ abi, functionName, args })
  return { targets: [world.hex(target)], values: [0n], calls: [data], description }
}

export const paymentOf = (world: World, coin: Hex, to: Hex, amount: bigint, description: string) =>
  planOf(world, 'DaoPool', daoPoolAbi, 'pay', [coin, to, amount], description)

export const proposing = ({ targets, values, calls, description }: Plan) => [
  targets,
  values,
  calls,
  description,
]

/** Of `queue`, `execute`, `cancel` and `getProposalId`. */
export const naming = ({ targets, values, calls, description }: Plan) => [
  targets,
  values,
  calls,
  keccak256(toBytes(description)),
]

export const numberOf = (world: World, plan: Plan): Promise<bigint> =>
  world.read<bigint>('Dao', 'getProposalId', naming(plan))

/** TES for each, with an allowance without a limit. */
export async function equip(world: World, names: readonly string[], amount: bigint): Promise<void> {
  for (const name of names) {
    await must(world.send('deployer', 'Tes', 'transfer', [world.hex(name), amount]))
    await must(world.send(name, 'Tes', 'approve', [world.hex('VoteStake'), 2n ** 256n - 1n]))
  }
}

/** The proposal has been made by `who`, and its vote has begun. */
export async function begun(world: World, who: string, plan: Plan): Promise<bigint> {
  await must(world.send(who, 'Dao', 'propose', proposing(plan)))
  await world.net.travel(times.delay + 3)
  return numberOf(world, plan)
}

/** `who`, who has enough, was for it; it can be executed. */
export async function ready(world: World, who: string, plan: Plan): Promise<void> {
  const id = await begun(world, who, plan)
  await must(world.send(who, 'Dao', 'castVote', [id, 1]))
  await world.net.travel(times.period + 3)
  await must(world.send(who, 'Dao', 'queue', naming(plan)))
  await world.net.travel(times.timelock + 3)
}
