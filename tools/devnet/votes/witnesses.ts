/** Who can be voted for, and what blocks pay them for their votes. Addresses: 40 hex digits. */
import { witnesses as producers } from '../accounts.ts'
import { bare } from '../addresses.ts'
import { params } from '../params.ts'
import { type State, type WitnessRow, newAccount } from '../state.ts'

const newWitness = (url: string, votes = 0n): WitnessRow => ({
  url,
  votes,
  brokerage: params.brokerage,
  brokerageNow: params.brokerage,
  standby: 0n,
  made: 0,
  since: null,
  settled: 0n,
})

/** Without votes until the next count. `url` in hex. */
export const makeWitness = (state: State, address: string, url: string): void =>
  state.set('witnesses', address, newWitness(url))

/** The producers, with the votes that others have given them. */
export function installWitnesses(state: State, now: number): void {
  for (const { address, url, voteCount } of producers) {
    state.set('accounts', bare(address), { ...newAccount(now), witness: true })
    const hex = Buffer.from(url).toString('hex')
    state.set('witnesses', bare(address), newWitness(hex, BigInt(voteCount)))
  }
  setStandby(state)
}

type Entry = readonly [address: string, row: Pick<WitnessRow, 'votes'>]

/** Most votes first, then the greater address. */
export const byVotes = ([a, { votes: ofA }]: Entry, [b, { votes: ofB }]: Entry): number =>
  ofA === ofB ? (a < b ? 1 : -1) : ofA < ofB ? 1 : -1

/** What each block of the cycle pays a witness for its votes. */
export function setStandby(state: State): void {
  const all = [...state.rows('witnesses')].toSorted(byVotes)
  const paid = all.slice(0, params.standbyWitnesses).filter(([, { votes }]) => votes > 0n)
  const sum = paid.reduce((whole, [, { votes }]) => whole + votes, 0n)
  const aVote = sum === 0n ? 0 : Number(params.standbyPay) / Number(sum)
  const among = new Set(paid.map(([address]) => address))
  for (const [address, row] of all) {
    const standby = among.has(address) ? BigInt(Math.trunc(Number(row.votes) * aVote)) : 0n
    if (standby !== row.standby) state.set('witnesses', address, { ...row, standby })
  }
}
