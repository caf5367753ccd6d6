/** Votes for witnesses, and the withdrawal of what they have earned. */
import { witnesses as producers } from '../accounts.ts'
import { bare, isAddress41 } from '../addresses.ts'
import { params } from '../params.ts'
import { invalid } from '../refusal.ts'
import { powerOf } from '../resources/views.ts'
import { collect, payOut, rewardBalance } from '../votes/rewards.ts'
import { vote } from '../votes/votes.ts'
import { type Kind, free, missing, sender } from './kind.ts'

export const voteWitness: Kind<'VoteWitnessContract'> = {
  validate(state, { owner_address: address, votes }) {
    if (!isAddress41(address)) throw invalid('Invalid address')
    if (votes.length === 0) throw invalid('VoteNumber must more than 0')
    if (votes.length > params.maxVotes) {
      throw invalid(`VoteNumber more than maxVoteNumber ${params.maxVotes}`)
    }
    let sum = 0n
    for (const { vote_address: witness, vote_count: count } of votes) {
      if (!isAddress41(witness)) throw invalid('Invalid vote address!')
      if (count <= 0n) throw invalid('vote count must be greater than 0')
      if (state.account(bare(witness)) === undefined) throw missing(witness)
      if (state.get('witnesses', bare(witness)) === undefined) {
        throw invalid(`Witness[${witness}] not exists`)
      }
      if (sum + count > params.maxLong) throw invalid(`overflow: checkedAdd(${sum}, ${count})`)
      sum += count
    }
    const row = state.account(bare(address))
    if (row === undefined) throw missing(address)
    const needed = sum * params.trx
    if (needed > params.maxLong) throw invalid(`overflow: checkedMultiply(${sum}, ${params.trx})`)
    const power = powerOf(row)
    if (needed > power) {
      throw invalid(`The total number of votes[${needed}] is greater than the tronPower[${power}]`)
    }
  },
  execute(state, { owner_address: address, votes }, { headNumber }) {
    const given = votes.map(({ vote_address: witness, vote_count: count }) => ({
      witness: bare(witness),
      count,
    }))
    vote(state, bare(address), given, headNumber)
    return free
  },
}

/** The witnesses of the genesis block never withdraw. `address`: 42 hex digits. */
export const isGuard = (address: string): boolean =>
  producers.some((producer) => producer.address === address)

export const guardRefusal = (address: string): string =>
  `Account[${address}] is a guard representative and is not allowed to withdraw Balance`

export const withdrawBalance: Kind<'WithdrawBalanceContract'> = {
  validate(state, { owner_address: address }, { headTime, headNumber }) {
    const row = sender(state, address)
    if (isGuard(address)) throw invalid(guardRefusal(address))
    const last = row.withdrawnAt ?? 0
    if (headTime - last < params.rewardPause) {
      throw invalid(`The last withdraw time is ${last}, less than 24 hours`)
    }
    const sun = rewardBalance(state, bare(address), headNumber)
    if (sun <= 0n) throw invalid('witnessAccount does not have any reward')
    if (row.balance + sun > params.maxLong) {
      throw invalid(`overflow: checkedAdd(${row.balance}, ${sun})`)
    }
  },
  execute(state, { owner_address: address }, { headTime, headNumber }) {
    collect(state, bare(address), headNumber)
    return { fee: 0n, withdrawn: payOut(state, bare(address), headTime) }
  },
}
