import { bare, isAddress41 } from '../addresses.ts'
import { params } from '../params.ts'
import { invalid } from '../refusal.ts'
import { delegation, reclaim, reclaimable } from '../resources/delegations.ts'
import {
  type Resource,
  bandwidth,
  changed,
  energy,
  stakeOf,
  stakedFor,
  totalLimit,
  totalWeight,
} from '../resources/limits.ts'
import { charged, taken, unused } from '../resources/window.ts'
import type { AccountRow, State, Usage } from '../state.ts'
import { type Kind, type Value, free, sender } from './kind.ts'

type End = Value<'UnDelegateResourceContract'>

const insufficient = [
  'insufficient delegatedFrozenBalance(BANDWIDTH)',
  'insufficient delegateFrozenBalance(Energy)',
] as const

const usageOf = (row: AccountRow, resource: Resource): Usage =>
  (resource === bandwidth ? row.net : row.energy) ?? unused

const withUsage = (row: AccountRow, resource: Resource, usage: Usage): AccountRow =>
  resource === bandwidth ? { ...row, net: usage } : { ...row, energy: usage }

interface Returned {
  readonly usage: Usage
  /** Points of use that go over to the lender. */
  readonly moved: number
}

/** The borrower gives its use back in proportion, but never more than the loan was good for. */
function release(state: State, end: End, resource: Resource, slot: number): Returned | null {
  const to = bare(end.receiver_address)
  const row = state.account(to)
  if (row === undefined) return null
  const stake = stakeOf(row)
  const usage = charged(usageOf(row, resource), 0, slot)
  const lent = stake.acquired[resource]
  // A contract that was destroyed and made again has forgotten what it was lent.
  const known = lent >= end.balance
  let moved = 0
  if (known) {
    const perTrx = totalLimit(resource) / Number(totalWeight(state, resource))
    const most = Math.trunc((Number(end.balance) / Number(params.trx)) * perTrx)
    const part = Number(end.balance) / Number(stakedFor(stake, resource))
    moved = Math.min(most, Math.trunc(usage.used * part))
  }
  const left = { ...usage, used: usage.used - moved }
  const acquired = changed(stake.acquired, resource, known ? -end.balance : -lent)
  state.set('accounts', to, withUsage({ ...row, stake: { ...stake, acquired } }, resource, left))
  return { usage: left, moved }
}

export const undelegate: Kind<'UnDelegateResourceContract'> = {
  validate(state, end, { headTime }) {
    const { owner_address: from, receiver_address: to, balance, resource } = end
    sender(state, from, 'does not exist')
    if (!isAddress41(to)) throw invalid('Invalid receiverAddress')
    if (to === from) throw invalid('receiverAddress must not be the same as ownerAddress')
    const known = [false, true].some(
      (locked) => delegation(state, bare(from), bare(to), locked) !== undefined,
    )
    if (!known) throw invalid('delegated Resource does not exist')
    if (balance <= 0n) throw invalid('unDelegateBalance must be more than 0 TRX')
    if (resource !== bandwidth && resource !== energy) {
      throw invalid('ResourceCode error.valid ResourceCode[BANDWIDTH、Energy]')
    }
    const most = reclaimable(state, bare(from), bare(to), resource, headTime)
    if (most < balance) {
      throw invalid(`${insufficient[resource]}, request=${balance}, unlock_balance=${most}`)
    }
  },
  execute(state, end, { headTime, slot }) {
    const resource = end.resource as Resource
    const from = bare(end.owner_address)
    const returned = release(state, end, resource, slot)
    reclaim(state, from, bare(end.receiver_address), resource, end.balance, headTime)
    const lender = sender(state, end.owner_address)
    const stake = stakeOf(lender)
    const row = {
      ...lender,
      stake: {
        ...stake,
        frozen: changed(stake.frozen, resource, end.balance),
        delegated: changed(stake.delegated, resource, -end.balance),
      },
    }
    const moved = returned !== null && returned.moved > 0
    const usage = moved
      ? taken(usageOf(row, resource), returned.usage, returned.moved, slot)
      : undefined
    state.set('accounts', from, usage === undefined ? row : withUsage(row, resource, usage))
    return free
  },
}
