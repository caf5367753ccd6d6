/** How much bandwidth and energy a day a stake is good for. */
import type { AccountRow, Stake, State } from '../state.ts'
import { params } from '../params.ts'

export const bandwidth = 0
export const energy = 1
export const tronPower = 2
/** What can be lent and runs out when it is used. */
export type Resource = typeof bandwidth | typeof energy

export const noStake: Stake = {
  frozen: [0n, 0n, 0n],
  unfreezing: [],
  delegated: [0n, 0n],
  acquired: [0n, 0n],
}

export const stakeOf = (row: AccountRow | undefined): Stake => row?.stake ?? noStake

export const weightNames = ['netWeight', 'energyWeight', 'tronPowerWeight'] as const
const totalLimits = [params.totalNetLimit, params.totalEnergyLimit] as const

/** Whole TRX staked by all accounts for a resource. */
export const totalWeight = (state: State, resource: number): bigint =>
  state.total(weightNames[resource] ?? '')

/** Points a day for all of that stake. */
export const totalLimit = (resource: Resource): number => totalLimits[resource]

/** sun that work for an account: its own stake that it has not lent, and what it was lent. */
export const stakedFor = ({ frozen, acquired }: Stake, resource: Resource): bigint =>
  frozen[resource] + acquired[resource]

/** An account's share of a resource, in points a day. */
export function limitOf(state: State, row: AccountRow, resource: Resource): number {
  if (row.stake === undefined) return 0
  const weight = totalWeight(state, resource)
  if (weight === 0n) return 0
  const share = Number(stakedFor(row.stake, resource)) / Number(params.trx)
  return Math.trunc(share * (totalLimit(resource) / Number(weight)))
}

/** sun of stake that a number of used points ties up. */
export const tiedUp = (state: State, used: number, resource: Resource): bigint =>
  BigInt(
    Math.trunc(
      used * Number(params.trx) * (Number(totalWeight(state, resource)) / totalLimit(resource)),
    ),
  )

/** With one number of a pair or triple replaced. */
export function changed<T extends readonly bigint[]>(numbers: T, at: number, by: bigint): T {
  return numbers.map((each, i) => (i === at ? each + by : each)) as unknown as T
}

/** Moves sun into the stake of an account or, with a negative amount, out of it. */
export function addFrozen(
  state: State,
  row: AccountRow,
  resource: number,
  sun: bigint,
): AccountRow {
  const stake = stakeOf(row)
  const staked = (of: Stake): bigint =>
    ((of.frozen[resource] ?? 0n) + (of.delegated[resource] ?? 0n)) / params.trx
  const next = { ...stake, frozen: changed(stake.frozen, resource, sun) }
  state.addTotal(weightNames[resource] ?? '', staked(next) - staked(stake))
  return { ...row, stake: next }
}
