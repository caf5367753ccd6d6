import type { World } from '#apps/deploy/testing.ts'

import { cheapestOf, leaseCallEnergy } from '../cheapest.ts'
import { makeLender, must, price, trx } from './lenders.ts'

/** The most energy that leasing may cost. One place: the contract's test and the bench read it. */
export const energyGoals = {
  'energy, make a lender and supply': 134_000,
  'energy, supply': 12_000,
  'energy, lease, a new place': leaseCallEnergy,
  'energy, lease again': 23_500,
  'energy, end': 18_500,
  'energy, leave': 19_500,
  'energy, collect': 26_000,
} as const

export type EnergyAction = keyof typeof energyGoals

/** Every action, of alice's lender. */
export async function measureLeasing(world: World): Promise<Record<EnergyAction, number>> {
  const act = (who: string, name: string, args: readonly unknown[] = [], value = 0n) =>
    must(world.send(who, 'Lender', name, args, value))
  const day = 86_400
  const leased = 10_000n
  const lease = () => act('bob', 'lease', [world.hex('carol'), leased, 1n], leased * price)
  await makeLender(world, 'dave', trx)
  const { energy: made } = await makeLender(world, 'alice', 10_000n * trx)
  const supply = await act('alice', 'supply', [], 10_000n * trx)
  const first = await lease()
  await world.net.travel(day + 60)
  const end = await act('frank', 'end', [1n])
  const again = await lease()
  await act('alice', 'leave', [trx])
  const leave = await act('alice', 'leave', [trx])
  await world.net.travel(14 * day + 60)
  return {
    'energy, make a lender and supply': made,
    'energy, supply': supply,
    'energy, lease, a new place': first,
    'energy, lease again': again,
    'energy, end': end,
    'energy, leave': leave,
    'energy, collect': await act('alice', 'collect'),
  }
}

/**
 * A need of an account without energy of its own, at the main network's prices and that of the demo's first provider, in
 * sun.
 */
export const leasedForADay = (needed: number) =>
  cheapestOf(
    needed,
    { energy: 0, bandwidth: 600 },
    { prices: { energy: 100n, bandwidth: 1_000n }, offer: { price: 42, least: 1 }, days: 1 },
  )
