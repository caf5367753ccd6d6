import { type EventContext, indexContract } from '#platform/server/indexer/contract.ts'
import type { BlockContext } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'
import { cleaned } from '#platform/std/readable.ts'
import { keccak256, stringToBytes } from 'viem'

import { decodeCall, descriptionShown } from '../calls.ts'
import { daoAbi, daoPoolAbi, voteStakeAbi } from '../contract/abi.ts'
import { support as supports } from '../shapes.ts'
import {
  daoAccounts,
  daoMovements,
  daoProposals,
  daoVotes,
  type ProposalsTable,
} from '../tables.ts'
import { callsOf, keptCalls } from './keptCalls.ts'
import { changeAccount, changeTotals, move, record } from './rows.ts'

/** Characters that are kept of a title and of a description; the contract takes 10,000 bytes. */
const mostTitle = 120
const mostShown = 10_000

/** Who has staked, and who has whose votes. */
export const stakeIndexer = indexContract(
  'VoteStake',
  voteStakeAbi,
  {
    async Staked(event) {
      const { account, amount, staked } = event.args
      await restake(event, account, staked)
      await record(event, account, { kind: 'stake', amount })
    },

    async Left(event) {
      const { account, amount, staked } = event.args
      await restake(event, account, staked)
      await record(event, account, { kind: 'leave', amount })
    },

    async DelegateChanged(event) {
      const { delegator, fromDelegate, toDelegate } = event.args
      if (fromDelegate === toDelegate) return
      const { staked } = await changeAccount(event, delegator, () => ({ delegate: toDelegate }))
      if (staked > 0n) {
        await countDelegator(event, delegator, fromDelegate, -1)
        await countDelegator(event, delegator, toDelegate, 1)
      }
      await record(event, delegator, { kind: 'delegate', other: toDelegate })
    },

    async DelegateVotesChanged(event) {
      const { delegate, newVotes } = event.args
      await changeAccount(event, delegate, () => ({ votes: newVotes }))
    },
  },
  { optional: true },
)

async function restake(event: EventContext, account: Address, staked: bigint): Promise<void> {
  const before = await event.store.find(daoAccounts, { account })
  const { delegate } = await changeAccount(event, account, () => ({ staked }))
  const was = before?.staked ?? 0n
  const by = Number(staked > 0n) - Number(was > 0n)
  await changeTotals(event, (row) => ({
    staked: row.staked + staked - was,
    stakers: row.stakers + by,
  }))
  if (by !== 0) await countDelegator(event, account, delegate, by)
}

/** Nobody is counted as its own. */
async function countDelegator(
  at: BlockContext,
  delegator: Address,
  delegate: Address,
  by: number,
): Promise<void> {
  if (delegator === delegate) return
  await changeAccount(at, delegate, (row) => ({ delegators: row.delegators + by }))
}

/** No event states that a vote begins, ends or fails: that follows from time and votes. */
export const daoIndexer = indexContract(
  'Dao',
  daoAbi,
  {
    async ProposalCreated(event) {
      const { store, block, time, txHash } = event
      const { proposalId, proposer, targets, calldatas, voteStart, voteEnd, description } =
        event.args
      const { proposals: number } = await changeTotals(event, (row) => ({
        proposals: row.proposals + 1,
      }))
      const id = String(proposalId)
      const shown = cleaned(descriptionShown(description).slice(0, mostShown), 'lines')
      await store.insert(daoProposals, {
        id,
        number,
        proposer,
        title: titleOf(shown),
        description: shown,
        descriptionHash: keccak256(stringToBytes(description)),
        calls: keptCalls(targets, calldatas),
        pays: calldatas.some((data) => decodeCall(data).kind === 'pay'),
        startsAt: Number(voteStart),
        endsAt: Number(voteEnd),
        endBefore: null,
        votesFor: 0n,
        votesAgainst: 0n,
        votesAbstain: 0n,
        voters: 0,
        stakedThen: null,
        begun: false,
        queuedAt: null,
        eta: null,
        executedAt: null,
        canceledAt: null,
        createdAt: time,
        txHash,
        block,
      })
      await record(event, proposer, { kind: 'propose', proposal: id })
    },

    async VoteCast(event) {
      const { store, block, time, txHash } = event
      const { voter, proposalId, weight } = event.args
      const id = String(proposalId)
      const support = supports.options[event.args.support]!
      const { voters: number } = await store.update(daoProposals, { id }, (row) => ({
        votesFor: row.votesFor + (support === 'for' ? weight : 0n),
        votesAgainst: row.votesAgainst + (support === 'against' ? weight : 0n),
        votesAbstain: row.votesAbstain + (support === 'abstain' ? weight : 0n),
        voters: row.voters + 1,
        block,
      }))
      const vote = { proposal: id, number, voter, support, weight, time, txHash, block }
      await store.insert(daoVotes, vote)
      await record(event, voter, { kind: 'vote', amount: weight, proposal: id, support })
    },

    async ProposalExtended({ store, block, args }) {
      await store.update(daoProposals, { id: String(args.proposalId) }, (row) => ({
        endsAt: Number(args.extendedDeadline),
        endBefore: row.endsAt,
        block,
      }))
    },

    async ProposalQueued({ store, block, time, args }) {
      const queued = { queuedAt: time, eta: Number(args.etaSeconds), block }
      await store.update(daoProposals, { id: String(args.proposalId) }, queued)
    },

    async ProposalExecuted(event) {
      const { store, block, time } = event
      const id = String(event.args.proposalId)
      const row = await store.update(daoProposals, { id }, { executedAt: time, block })
      await namePayments(event, row)
    },

    async ProposalCanceled(event) {
      const { store, block, time } = event
      const id = String(event.args.proposalId)
      const { proposer } = await store.update(daoProposals, { id }, { canceledAt: time, block })
      await record(event, proposer, { kind: 'cancel', proposal: id })
    },
  },
  { optional: true, atBlock: begin },
)

/** The first line is its title. */
const titleOf = (description: string): string =>
  Array.from(cleaned(description.split('\n')[0] ?? '', 'line').replace(/^#+ */, ''))
    .slice(0, mostTitle)
    .join('')

/** Votes that begin count what was staked at the end of the block of their start. */
async function begin(at: BlockContext): Promise<void> {
  const until = { startsAt: at.time - 1 }
  const all = await at.store.list(
    daoProposals,
    { begun: false },
    { until, by: ['startsAt', 'number'] },
  )
  if (all.length === 0) return
  const { staked } = await changeTotals(at, () => ({}))
  for (const { id } of all) {
    await at.store.update(
      daoProposals,
      { id },
      { begun: true, stakedThen: staked, block: at.block },
    )
  }
}

/** Payments come before the event of their proposal, in its transaction; so many as it has calls that pay. */
async function namePayments(event: EventContext, { id, calls }: ProposalsTable): Promise<void> {
  const { store, block, txHash } = event
  const { movements } = await changeTotals(event, () => ({}))
  let left = callsOf(calls).filter(({ call }) => call.kind === 'pay').length
  for (let number = movements; number > 0 && left > 0; number -= 1) {
    const row = await store.get(daoMovements, { number })
    if (row.txHash !== txHash) return
    if (row.kind !== 'paid' || row.proposal !== null) continue
    await store.update(daoMovements, { number }, { proposal: id, block })
    left -= 1
  }
}

/** What was given to the pool by a call, and paid. */
export const poolIndexer = indexContract(
  'DaoPool',
  daoPoolAbi,
  {
    async Donated(event) {
      const { coin, from: account, amount } = event.args
      await move(event, { kind: 'given', coin, account, amount })
    },

    async Paid(event) {
      const { coin, to: account, amount } = event.args
      await move(event, { kind: 'paid', coin, account, amount })
    },
  },
  { optional: true },
)
