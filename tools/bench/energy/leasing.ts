import {
  type EnergyAction,
  energyGoals,
  leasedForADay,
  measureLeasing,
} from '#features/energy/testing/energy.ts'
import { usualEnergyWeight } from '#tools/devnet/index.ts'
import { onNetwork } from '../../../scripts/energy.ts'
import type { Measured } from '../figure.ts'

/** Lending and leasing; a node has no peer that delegates in the transaction that pays. */
export async function leasingFigures(): Promise<Measured[]> {
  const ours = await onNetwork(measureLeasing, { energyWeight: usualEnergyWeight })
  return Object.entries(energyGoals).map(([name, atMost]) => ({
    name,
    unit: 'energy',
    ours: ours[name as EnergyAction],
    goal: { atMost },
  }))
}

/**
 * What an action costs an account without energy of its own, once a day: energy leased for that day, beside the same
 * burnt. With enough of its own it costs nothing.
 */
export const waysToPay = (energies: ReadonlyMap<string, number>): Measured[] =>
  [...energies].map(([action, needed]) => {
    const { burn, lease, cheapest } = leasedForADay(needed)
    return {
      name: `${action}: ${cheapest === 'lease' ? 'leasing' : 'burning'} is cheaper; leased`,
      unit: 'TRX',
      ours: Number(lease!.total) / 1e6,
      peer: { name: 'burnt', value: Number(burn) / 1e6 },
    }
  })
