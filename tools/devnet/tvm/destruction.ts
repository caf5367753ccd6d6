/** The end of a contract: only one made in this very transaction goes, any gives away what it has. */
import { noStake, stakeOf } from '../resources/limits.ts'
import { waitingCount } from '../resources/views.ts'
import type { AccountRow, State } from '../state.ts'
import { newAccount } from '../state.ts'
import { endVotes } from '../votes/votes.ts'
import { staticModification } from './fault.ts'
import { type Frame, nothing } from './frame.ts'
import type { Session } from './session.ts'
import { addressOf } from './word.ts'

export function selfDestruct(frame: Frame): void {
  if (frame.isStatic) throw staticModification()
  const { session, address } = frame
  const { state } = session
  const row = state.account(address) ?? newAccount(session.block.timestamp)
  const now = Math.floor(session.block.timestamp / 1000) * 1000
  frame.halt()
  if (!isFree(row, session)) {
    frame.reverted = true
    return
  }
  const heir = addressOf(frame.stack.pop())
  const goes = session.made.has(address)
  const { headNumber } = session.moment
  if (goes) endVotes(state, address, headNumber, now)
  const noted = state.balance(address)
  const internal = session.note(frame.reason, 'suicide', address, heir, noted, nothing)
  if (goes) session.destroyed.push(address)
  if (heir === address) {
    if (goes) state.burn(address, noted)
    return
  }
  if (!goes) endVotes(state, address, headNumber, now)
  internal.value = state.balance(address)
  session.ensureAccount(heir)
  session.move(address, heir, internal.value)
  const due = bequeathStake(state, address, heir)
  if (due === 0n) return
  internal.value += due
  session.note(frame.reason, 'withdrawExpireUnfreezeWhileSuiciding', address, heir, due, nothing)
}

/** Nothing lent, nothing on its way back. */
function isFree(row: AccountRow, { moment }: Session): boolean {
  const { delegated } = stakeOf(row)
  return delegated.every((sun) => sun === 0n) && waitingCount(row, moment.headTime) === 0
}

/** What is staked changes hands; what could be withdrawn is paid out. Returns the latter. */
function bequeathStake(state: State, from: string, to: string): bigint {
  const row = state.account(from)
  const heir = state.account(to)
  if (row?.stake === undefined || heir === undefined) return 0n
  const { frozen, unfreezing } = row.stake
  const due = unfreezing.reduce((sum, { amount }) => sum + amount, 0n)
  const own = stakeOf(heir)
  const [net, energy, power] = own.frozen
  const sum = [net + frozen[0], energy + frozen[1], power + frozen[2]] as const
  const left = { ...noStake, acquired: row.stake.acquired }
  state.set('accounts', from, { ...row, stake: left })
  const balance = heir.balance + due
  state.set('accounts', to, { ...heir, balance, stake: { ...own, frozen: sum } })
  return due
}
