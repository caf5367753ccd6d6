/** Votes of an account, and their changes until they are counted. Addresses: 40 hex digits. */
import { params } from '../params.ts'
import { powerOf } from '../resources/views.ts'
import type { AccountRow, State, Vote } from '../state.ts'
import { collect, cycleOf, payOut, voteSum, votesOf } from './rewards.ts'

function withVotes(row: AccountRow, votes: readonly Vote[]): AccountRow {
  const { votes: _before, ...rest } = row
  return votes.length === 0 ? rest : { ...rest, votes }
}

/** After `collect`. What was voted before is counted out at the end of the cycle, the new votes in. */
function replaceVotes(state: State, address: string, after: readonly Vote[]): void {
  const row = state.account(address)
  if (row === undefined) return
  const before = state.get('newVotes', address)?.before ?? votesOf(row)
  state.set('newVotes', address, { before, after })
  state.set('accounts', address, withVotes(row, after))
}

/** Votes count from the next cycle on, and replace all others of the account. */
export function vote(state: State, address: string, votes: readonly Vote[], head: number): void {
  collect(state, address, head)
  if (state.get('voters', address) === undefined) {
    state.set('voters', address, { begin: cycleOf(state) + 1, counted: null })
  }
  replaceVotes(state, address, votes)
}

/** After stake has gone, and after `collect`: votes without power are taken back in proportion. */
export function clipVotes(state: State, address: string): void {
  const row = state.account(address)
  if (row?.votes === undefined) return
  const total = voteSum(row.votes)
  const power = powerOf(row)
  if (power >= total * params.trx) return
  const left = row.votes.map(({ witness, count }) => {
    const part = (Number(count) / Number(total)) * Number(power)
    return { witness, count: BigInt(Math.trunc(part / Number(params.trx))) }
  })
  replaceVotes(
    state,
    address,
    left.filter(({ count }) => count > 0n),
  )
}

/** A contract that ends: its rewards go to its balance, its votes are gone. */
export function endVotes(state: State, address: string, head: number, now: number): void {
  collect(state, address, head)
  if (state.account(address)?.votes !== undefined) replaceVotes(state, address, [])
  payOut(state, address, now)
}
