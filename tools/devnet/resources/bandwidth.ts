/** Bandwidth: what a transaction's bytes cost, from the stake, from the free allowance or burned. */
import { params } from '../params.ts'
import { Refusal } from '../refusal.ts'
import type { AccountRow, State } from '../state.ts'
import { bandwidth, limitOf } from './limits.ts'
import type { Moment } from './moment.ts'
import { charged, freeUsedNow, unused, usedNow } from './window.ts'

export interface BandwidthPaid {
  /** Bandwidth points taken from the stake or the free allowance. */
  readonly netUsage: bigint
  /** sun burned */
  readonly netFee: bigint
}

/** What is left of an earlier use of the free allowance. */
export const freeNetUsed = (row: AccountRow, slot: number): number =>
  freeUsedNow(row.netUsed, row.netSlot, slot)

/** Charges the sender; `makesAccount` has its own flat price and takes nothing from the free allowance. */
export function payBandwidth(
  state: State,
  owner: string,
  bytes: number,
  { headTime, slot }: Moment,
  makesAccount: boolean,
): BandwidthPaid {
  const row = state.account(owner)
  if (row === undefined) throw new Refusal('CONTRACT_VALIDATE_ERROR', 'account does not exist')
  const change = (part: Partial<AccountRow>): void =>
    state.set('accounts', owner, { ...row, ...part, operatedAt: headTime })
  const whole = { netUsage: BigInt(bytes), netFee: 0n }
  const usage = row.net ?? unused
  if (bytes <= limitOf(state, row, bandwidth) - usedNow(usage, slot)) {
    change({ net: charged(usage, bytes, slot) })
    return whole
  }
  const used = freeNetUsed(row, slot)
  if (!makesAccount && used + bytes <= params.freeNetLimit) {
    change({ netUsed: used + bytes, netSlot: slot })
    return whole
  }
  const netFee = makesAccount ? params.createAccountFee : BigInt(bytes) * params.transactionFee
  if (row.balance < netFee) throw insufficient()
  change({ balance: row.balance - netFee })
  state.addTotal('burned', netFee)
  return { netUsage: 0n, netFee }
}

const insufficient = (): Refusal =>
  new Refusal('BANDWITH_ERROR', 'Account resource insufficient error.')

/** For what else must be paid before a transaction is looked at. */
export function payFee(state: State, owner: string, fee: bigint): void {
  if (state.balance(owner) < fee) throw insufficient()
  state.burn(owner, fee)
}
