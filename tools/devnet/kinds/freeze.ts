/** Into the stake, out of it, and back to the balance after the waiting time. */
import { bare } from '../addresses.ts'
import { params } from '../params.ts'
import { invalid } from '../refusal.ts'
import { addFrozen, stakeOf } from '../resources/limits.ts'
import { waitingCount } from '../resources/views.ts'
import type { AccountRow } from '../state.ts'
import { collect } from '../votes/rewards.ts'
import { clipVotes } from '../votes/votes.ts'
import { type Kind, free, sender } from './kind.ts'

export const freeze: Kind<'FreezeBalanceV2Contract'> = {
  validate(state, { owner_address: address, frozen_balance: amount, resource }) {
    const row = sender(state, address)
    if (amount <= 0n) throw invalid('frozenBalance must be positive')
    if (amount < params.trx) throw invalid('frozenBalance must be greater than or equal to 1 TRX')
    if (amount > row.balance) {
      throw invalid('frozenBalance must be less than or equal to accountBalance')
    }
    if (resource > 1) throw invalid('ResourceCode error, valid ResourceCode[BANDWIDTH、ENERGY]')
  },
  execute(state, { owner_address: address, frozen_balance: amount, resource }) {
    const row = addFrozen(state, sender(state, address), resource, amount)
    state.set('accounts', bare(address), { ...row, balance: row.balance - amount })
    return free
  },
}

/** Pays out what has waited long enough. */
function release(row: AccountRow, now: number): { row: AccountRow; sun: bigint } {
  const stake = stakeOf(row)
  const over = stake.unfreezing.filter(({ expires }) => expires <= now)
  const sun = over.reduce((sum, { amount }) => sum + amount, 0n)
  const unfreezing = stake.unfreezing.filter(({ expires }) => expires > now)
  return { row: { ...row, balance: row.balance + sun, stake: { ...stake, unfreezing } }, sun }
}

const frozenNames = ['BANDWIDTH', 'Energy']

export const unfreeze: Kind<'UnfreezeBalanceV2Contract'> = {
  validate(state, { owner_address: address, unfreeze_balance: amount, resource }, { headTime }) {
    const row = sender(state, address, 'does not exist')
    if (resource > 1) throw invalid('ResourceCode error.valid ResourceCode[BANDWIDTH、Energy]')
    const frozen = stakeOf(row).frozen[resource] ?? 0n
    if (frozen <= 0n) throw invalid(`no frozenBalance(${frozenNames[resource]})`)
    if (amount <= 0n || amount > frozen) {
      throw invalid(`Invalid unfreeze_balance, [${amount}] is error`)
    }
    if (waitingCount(row, headTime) >= params.maxUnfreezing) {
      throw invalid('Invalid unfreeze operation, unfreezing times is over limit')
    }
  },
  execute(state, { owner_address: address, unfreeze_balance: amount, resource }, moment) {
    const { headTime } = moment
    collect(state, bare(address), moment.headNumber)
    const paid = release(sender(state, address), headTime)
    const row = addFrozen(state, paid.row, resource, -amount)
    const stake = stakeOf(row)
    const entry = { resource, amount, expires: headTime + params.unfreezeDelay }
    state.set('accounts', bare(address), {
      ...row,
      stake: { ...stake, unfreezing: [...stake.unfreezing, entry] },
    })
    clipVotes(state, bare(address))
    return { fee: 0n, withdrawExpire: paid.sun }
  },
}

export const withdrawExpire: Kind<'WithdrawExpireUnfreezeContract'> = {
  validate(state, { owner_address: address }, { headTime }) {
    const row = sender(state, address)
    const { sun } = release(row, headTime)
    if (sun <= 0n) throw invalid('no unFreeze balance to withdraw ')
    if (row.balance + sun > params.maxLong) {
      throw invalid(`overflow: checkedAdd(${row.balance}, ${sun})`)
    }
  },
  execute(state, { owner_address: address }, { headTime }) {
    const { row, sun } = release(sender(state, address), headTime)
    state.set('accounts', bare(address), row)
    return { fee: 0n, withdrawExpire: sun }
  },
}

/** Everything that still waits goes back into the stake. */
export const cancelUnfreeze: Kind<'CancelAllUnfreezeV2Contract'> = {
  validate(state, { owner_address: address }) {
    const row = sender(state, address)
    if (stakeOf(row).unfreezing.length === 0) throw invalid('No unfreezeV2 list to cancel')
  },
  execute(state, { owner_address: address }, { headTime }) {
    const paid = release(sender(state, address), headTime)
    let { row } = paid
    const back: [bigint, bigint, bigint] = [0n, 0n, 0n]
    for (const { resource, amount } of stakeOf(row).unfreezing) {
      row = addFrozen(state, row, resource, amount)
      back[resource] = (back[resource] ?? 0n) + amount
    }
    const stake = { ...stakeOf(row), unfreezing: [] }
    state.set('accounts', bare(address), { ...row, stake })
    return { fee: 0n, withdrawExpire: paid.sun, cancelUnfreeze: back }
  },
}
