/**
 * The penalty of busy contracts: one that used more energy in a maintenance cycle than the threshold
 * costs a fifth more in the next, up to a limit; a quieter one gets cheaper again.
 */
import type { ContractState, State } from '../state.ts'

/** Of the energy factor: 10,000 is once the price. */
export const factorUnit = 10_000

export interface BusyRules {
  /** Energy in one cycle. */
  readonly threshold: number
  /** Ten-thousandths that a busy cycle adds, and the most they can come to. */
  readonly increase: number
  readonly most: number
  /** Milliseconds of a cycle, and where the first began. */
  readonly cycle: number
  readonly since: number
}

/** Of a frame: where it runs and whose code. */
interface Running {
  readonly session: { readonly state: State; readonly block: { readonly timestamp: number } }
  readonly address: string
}

/** What a quiet cycle takes away is a quarter of what a busy one adds. */
const decreaseDivision = 4

/** A contract's state brought up to a cycle. */
export function caughtUp(before: ContractState, cycle: number, rules: BusyRules): ContractState {
  let { updateCycle, energyFactor } = before
  if (updateCycle === cycle) return before
  if (updateCycle > cycle || updateCycle === 0) {
    return { energyUsage: 0, energyFactor: 0, updateCycle: cycle }
  }
  if (before.energyUsage > rules.threshold) {
    updateCycle += 1
    const more = 1 + rules.increase / factorUnit
    energyFactor = Math.min(rules.most, times(energyFactor, more))
  }
  const quiet = cycle - updateCycle
  if (quiet > 0) {
    const less = Math.pow(1 - rules.increase / decreaseDivision / factorUnit, quiet)
    energyFactor = Math.max(0, times(energyFactor, less))
  }
  return { energyUsage: 0, energyFactor, updateCycle: cycle }
}

const times = (factor: number, by: number): number =>
  Math.trunc((factor + factorUnit) * by) - factorUnit

/** The maintenance cycle that contains a time, counted from one. */
export const cycleAt = (timestamp: number, { since, cycle }: Pick<BusyRules, 'since' | 'cycle'>) =>
  Math.floor((timestamp - since) / cycle) + 1

export class Busy {
  readonly #rules: BusyRules

  constructor(rules: BusyRules) {
    this.#rules = rules
  }

  #cycle(timestamp: number): number {
    return cycleAt(timestamp, this.#rules)
  }

  /** A contract's state at a time, which changes nothing. */
  stateOf(state: State, address: string, timestamp: number): ContractState {
    const before = state.get('contractStates', address) ?? unseen
    return caughtUp(before, this.#cycle(timestamp), this.#rules)
  }

  /** The factor on each price of this frame's contract. */
  factorOf({ session, address }: Running): number {
    const { state, block } = session
    const now = this.stateOf(state, address, block.timestamp)
    if (now !== state.get('contractStates', address)) state.set('contractStates', address, now)
    return now.energyFactor + factorUnit
  }

  record({ session, address }: Running, energy: number): void {
    const { state } = session
    const row = state.get('contractStates', address)
    if (row === undefined) return
    state.set('contractStates', address, { ...row, energyUsage: row.energyUsage + energy })
  }
}

const unseen: ContractState = { energyUsage: 0, energyFactor: 0, updateCycle: 0 }
