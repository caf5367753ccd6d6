import { bare, isAddress41 } from '../addresses.ts'
import { resourceCodes } from '../codec/messages.ts'
import { params } from '../params.ts'
import { invalid } from '../refusal.ts'
import { delegation, lend } from '../resources/delegations.ts'
import { type Resource, bandwidth, changed, energy, stakeOf } from '../resources/limits.ts'
import { lendable, loanSize } from '../resources/views.ts'
import type { AccountRow, State } from '../state.ts'
import { type Kind, type Moment, type Value, free, missing, sender } from './kind.ts'

type Loan = Value<'DelegateResourceContract'>

/** Slots; zero stands for three days. */
const periodOf = ({ lock_period: period }: Loan): bigint =>
  period === 0n ? params.delegateLock : period

const lockedFor = (loan: Loan): number => Number(periodOf(loan)) * params.slot

function checkAmount(state: State, row: AccountRow, loan: Loan, moment: Moment): void {
  const { balance, resource } = loan
  if (resource !== bandwidth && resource !== energy) {
    throw invalid('ResourceCode error, valid ResourceCode[BANDWIDTH、ENERGY]')
  }
  const unpaid = resource === bandwidth && moment.creating === true
  const extra = unpaid ? loanSize(stakeOf(row).frozen[bandwidth]) : 0
  if (lendable(state, row, resource, moment, extra) < balance) {
    const stake = resource === bandwidth ? 'FreezeBandwidthV2' : 'FreezeEnergyV2'
    throw invalid(`delegateBalance must be less than or equal to available ${stake} balance`)
  }
}

/** A lock may not end before the one that already holds. */
function checkLock(state: State, loan: Loan, { headTime }: Moment): void {
  const period = periodOf(loan)
  if (period < 0n || period > params.maxDelegateLock) {
    const most = params.maxDelegateLock
    throw invalid(
      `The lock period of delegate resource cannot be less than 0 and cannot exceed ${most}!`,
    )
  }
  const row = delegation(state, bare(loan.owner_address), bare(loan.receiver_address), true)
  const rest = (row?.expires[loan.resource as Resource] ?? 0) - headTime
  if (row !== undefined && lockedFor(loan) < rest) {
    const name = resourceCodes[loan.resource]
    throw invalid(
      `The lock period for ${name} this time cannot be less than the remaining time[${rest}ms] ` +
        `of the last lock period for ${name}!`,
    )
  }
}

export const delegate: Kind<'DelegateResourceContract'> = {
  validate(state, loan, moment) {
    const { owner_address: from, receiver_address: to } = loan
    const row = sender(state, from)
    if (loan.balance < params.trx) {
      throw invalid('delegateBalance must be greater than or equal to 1 TRX')
    }
    checkAmount(state, row, loan, moment)
    if (!isAddress41(to)) throw invalid('Invalid receiverAddress')
    if (to === from) throw invalid('receiverAddress must not be the same as ownerAddress')
    const receiver = state.account(bare(to))
    if (receiver === undefined) throw missing(to)
    if (loan.lock) checkLock(state, loan, moment)
    if (receiver.contract) {
      throw invalid('Do not allow delegate resources to contract addresses')
    }
  },
  execute(state, loan, { headTime }) {
    const { balance: sun } = loan
    const from = bare(loan.owner_address)
    const to = bare(loan.receiver_address)
    const resource = loan.resource as Resource
    const expires = loan.lock ? headTime + lockedFor(loan) : 0
    lend(state, from, to, resource, sun, expires, headTime)
    const lender = sender(state, loan.owner_address)
    const own = stakeOf(lender)
    state.set('accounts', from, {
      ...lender,
      stake: {
        ...own,
        frozen: changed(own.frozen, resource, -sun),
        delegated: changed(own.delegated, resource, sun),
      },
    })
    const borrower = sender(state, loan.receiver_address)
    const stake = stakeOf(borrower)
    state.set('accounts', to, {
      ...borrower,
      stake: { ...stake, acquired: changed(stake.acquired, resource, sun) },
    })
    return free
  },
}
