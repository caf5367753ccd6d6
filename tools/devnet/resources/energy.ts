/** Energy: who pays for a call, from which stake, and how much of it is burned. */
import { params } from '../params.ts'
import { Refusal } from '../refusal.ts'
import type { AccountRow, State } from '../state.ts'
import { energy, limitOf } from './limits.ts'
import { charged, unused, usedNow } from './window.ts'

/** Staked energy that an account has left. */
export const energyLeft = (state: State, row: AccountRow | undefined, slot: number): number =>
  row?.stake === undefined
    ? 0
    : Math.max(0, limitOf(state, row, energy) - usedNow(row.energy ?? unused, slot))

/** The contract's owner as far as it takes part in the bill. */
export interface Sponsor {
  /** 40 hex digits */
  readonly owner: string
  /** What the caller bears, in hundredths. */
  readonly percent: number
  /** Most energy a call that the owner pays. */
  readonly limit: number
}

/** What may be spent on a call, and what it was computed from. */
export interface Budget {
  readonly caller: string
  readonly callerLeft: number
  readonly sponsor: (Sponsor & { readonly left: number }) | null
  readonly limit: bigint
}

/**
 * Bounded by the fee limit and by stake and balance of the caller; an owner that is not the caller
 * adds its share on top. `sent`: sun that go with the call.
 */
export function budget(
  state: State,
  caller: string,
  feeLimit: bigint,
  sent: bigint,
  sponsor: Sponsor | null,
  slot: number,
): Budget {
  const row = state.account(caller)
  const callerLeft = energyLeft(state, row, slot)
  const rest = state.balance(caller) - sent
  const affordable = BigInt(callerLeft) + (rest > 0n ? rest / params.energyFee : 0n)
  const allowed = feeLimit / params.energyFee
  const own = affordable < allowed ? affordable : allowed
  const origin = sponsor === null ? undefined : state.account(sponsor.owner)
  if (sponsor === null || origin === undefined || sponsor.owner === caller) {
    return { caller, callerLeft, sponsor: null, limit: own }
  }
  const left = sponsor.percent < 100 ? energyLeft(state, origin, slot) : 0
  const most = BigInt(Math.min(left, sponsor.limit))
  let share = 0n
  if (sponsor.percent <= 0) share = most
  else if (sponsor.percent < 100) {
    const matching = (own * BigInt(100 - sponsor.percent)) / BigInt(sponsor.percent)
    share = matching < most ? matching : most
  }
  return { caller, callerLeft, sponsor: { ...sponsor, left }, limit: own + share }
}

export interface EnergyPaid {
  readonly energyUsage: bigint
  readonly originEnergyUsage: bigint
  /** sun burned */
  readonly energyFee: bigint
}

/** Charges what a call has spent. `kept`: it succeeded, and the machine brought both usages up to date. */
export function payEnergy(
  state: State,
  { caller, callerLeft, sponsor }: Budget,
  spent: bigint,
  kept: boolean,
  slot: number,
): EnergyPaid {
  if (kept) {
    if (sponsor !== null) settle(state, sponsor.owner, slot)
    settle(state, caller, slot)
  }
  if (spent === 0n) return { energyUsage: 0n, originEnergyUsage: 0n, energyFee: 0n }
  const total = Number(spent)
  let shared = 0
  if (sponsor !== null) {
    const wanted = Number((spent * BigInt(100 - sponsor.percent)) / 100n)
    shared = Math.min(wanted, sponsor.left, sponsor.limit)
    spend(state, sponsor.owner, shared, slot)
  }
  const own = total - shared
  const staked = Math.min(own, callerLeft)
  spend(state, caller, staked, slot)
  const energyFee = BigInt(own - staked) * params.energyFee
  if (state.balance(caller) < energyFee) {
    throw new Refusal('CONTRACT_EXE_ERROR', `41${caller} insufficient balance`)
  }
  state.burn(caller, energyFee)
  return { energyUsage: BigInt(staked), originEnergyUsage: BigInt(shared), energyFee }
}

/** Brings a usage up to date without adding to it; one that never was stays so. */
const settle = (state: State, address: string, slot: number): void => {
  if ((state.account(address)?.energy?.used ?? 0) > 0) spend(state, address, 0, slot)
}

function spend(state: State, address: string, points: number, slot: number): void {
  const row = state.account(address)
  // An account without stake has nothing to use: its usage need not be written down.
  if (row === undefined || (points === 0 && row.energy === undefined)) return
  state.set('accounts', address, { ...row, energy: charged(row.energy ?? unused, points, slot) })
}
