/** Bandwidth: what a transaction's bytes cost, from the stake, from the free allowance or burned. */
import { params } from './params.ts'
import { Refusal } from './refusal.ts'
import { bandwidth, limitOf } from './resources/limits.ts'
import { charged, freeUsedNow, unused, usedNow as usageNow } from './resources/window.ts'
import type { AccountRow, State } from './state.ts'

export interface BandwidthPaid {
  /** Bandwidth points taken from the stake or the free allowance. */
  readonly netUsage: bigint
  /** sun burned */
  readonly netFee: bigint
}

/** What is left of an earlier use of the free allowance. */
export const usedNow = (row: AccountRow, slot: number): number =>
  freeUsedNow(row.netUsed, row.netSlot, slot)

/** Time is counted in slots for everything that comes back. */
export const slotOf = (timestamp: number, genesis: number): number =>
  Math.floor((timestamp - genesis) / params.slot)

/** Charges the sender; `makesAccount` has its own flat price and takes nothing from the free allowance. */
export function payBandwidth(
  state: State,
  owner: string,
  bytes: number,
  slot: number,
  makesAccount: boolean,
): BandwidthPaid {
  const row = state.account(owner)
  if (row === undefined) throw new Refusal('CONTRACT_VALIDATE_ERROR', 'account does not exist')
  if (fromStake(state, owner, row, bytes, slot)) return { netUsage: BigInt(bytes), netFee: 0n }
  if (makesAccount) return burn(state, owner, params.createAccountFee)
  const used = usedNow(row, slot)
  if (used + bytes > params.freeNetLimit) {
    return burn(state, owner, BigInt(bytes) * params.transactionFee)
  }
  state.set('accounts', owner, { ...row, netUsed: used + bytes, netSlot: slot })
  return { netUsage: BigInt(bytes), netFee: 0n }
}

function fromStake(
  state: State,
  owner: string,
  row: AccountRow,
  bytes: number,
  slot: number,
): boolean {
  const usage = row.net ?? unused
  if (bytes > limitOf(state, row, bandwidth) - usageNow(usage, slot)) return false
  state.set('accounts', owner, { ...row, net: charged(usage, bytes, slot) })
  return true
}

function burn(state: State, owner: string, fee: bigint): BandwidthPaid {
  payFee(state, owner, fee)
  return { netUsage: 0n, netFee: fee }
}

/** For what must be paid before a transaction is looked at. */
export function payFee(state: State, owner: string, fee: bigint): void {
  if (state.balance(owner) < fee) {
    throw new Refusal('BANDWITH_ERROR', 'Account resource insufficient error.')
  }
  state.burn(owner, fee)
}
