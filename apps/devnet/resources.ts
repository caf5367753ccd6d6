/** Bandwidth: what a transaction's bytes cost, from the free allowance or burned. */
import { params } from './params.ts'
import { Refusal } from './refusal.ts'
import type { AccountRow, State } from './state.ts'

export interface BandwidthPaid {
  /** Bandwidth points taken from the free allowance. */
  readonly netUsage: bigint
  /** sun burned */
  readonly netFee: bigint
}

const precision = 1_000_000

/** What is left of an earlier usage: it recovers linearly over a day of slots. */
export function usedNow(row: AccountRow, slot: number): number {
  const passed = slot - row.netSlot
  if (passed <= 0) return row.netUsed
  if (passed >= params.slotsPerDay) return 0
  const average = Math.ceil((row.netUsed * precision) / params.slotsPerDay)
  const decayed = Math.round(average * ((params.slotsPerDay - passed) / params.slotsPerDay))
  return Math.floor((decayed * params.slotsPerDay) / precision)
}

export const slotOf = (timestamp: number, genesis: number): number =>
  Math.floor((timestamp - genesis) / params.slot)

/** Charges the sender; `makesAccount` has its own flat price and takes nothing from the allowance. */
export function payBandwidth(
  state: State,
  owner: string,
  bytes: number,
  slot: number,
  makesAccount: boolean,
): BandwidthPaid {
  const row = state.account(owner)
  if (row === undefined) throw new Refusal('CONTRACT_VALIDATE_ERROR', 'account does not exist')
  if (makesAccount) return burn(state, owner, params.createAccountFee)
  const used = usedNow(row, slot)
  if (used + bytes > params.freeNetLimit) {
    return burn(state, owner, BigInt(bytes) * params.transactionFee)
  }
  state.set('accounts', owner, { ...row, netUsed: used + bytes, netSlot: slot })
  return { netUsage: BigInt(bytes), netFee: 0n }
}

function burn(state: State, owner: string, fee: bigint): BandwidthPaid {
  if (state.balance(owner) < fee) {
    throw new Refusal('BANDWITH_ERROR', 'Account resource insufficient error.')
  }
  state.burn(owner, fee)
  return { netUsage: 0n, netFee: fee }
}
