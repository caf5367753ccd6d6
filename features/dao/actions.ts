import { launchReasons } from '#features/launch/reasons.ts'
import { action } from '#platform/std/action.ts'
import { coinContract } from '#platform/std/coinContract.ts'
import { addressField, amountField, coinField } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

import { daoFailures as f } from './failures.ts'
import { callsField, descriptionField, proposalField, supportField } from './fields.ts'
import { daoReasons as reasons } from './reasons.ts'

const voting = { contract: 'VoteStake', reasons, access: 'session' } as const
const dao = { contract: 'Dao', reasons, access: 'session' } as const
const pool = { contract: 'DaoPool', reasons, access: 'session' } as const
const proposal = { proposalId: proposalField }
const known = [f.NO_SUCH_PROPOSAL]
const approving = {
  method: 'approve(address spender, uint256 value)',
  access: 'session',
  reasons,
} as const

/** The stake, and the votes that come with it. */
export const stakeActions = {
  approve: action({
    ...approving,
    path: { before: '/tessera/dao/approveBefore', after: '/tessera/dao/approveAfter' },
    kind: 'dao.approve',
    contract: 'Tes',
    summary: 'Order that lets the voting stake take an amount of my TES; 0 takes it back',
    input: { amount: z.optional(amountField) },
    failures: [f.ENTER_AMOUNT, f.ALLOWED_ALREADY],
  }),

  stake: action({
    ...voting,
    path: { before: '/tessera/dao/stakeBefore', after: '/tessera/dao/stakeAfter' },
    kind: 'dao.stake',
    method: 'stake(uint256 amount)',
    summary: 'Order that stakes TES for votes alone: no reward, and it leaves at any time',
    input: { amount: z.optional(amountField) },
    failures: [f.ENTER_AMOUNT, f.AMOUNT_ZERO, f.ABOVE_BALANCE, f.ALLOW_FIRST],
  }),

  leave: action({
    ...voting,
    path: { before: '/tessera/dao/leaveBefore', after: '/tessera/dao/leaveAfter' },
    kind: 'dao.leave',
    method: 'leave(uint256 amount)',
    summary: 'Order that returns staked TES, also in the middle of a vote',
    input: { amount: z.optional(amountField) },
    failures: [f.ENTER_AMOUNT, f.AMOUNT_ZERO, f.ABOVE_STAKE],
  }),

  delegate: action({
    ...voting,
    path: { before: '/tessera/dao/delegateBefore', after: '/tessera/dao/delegateAfter' },
    kind: 'dao.delegate',
    method: 'delegate(address delegatee)',
    summary: 'Order that gives all my votes to an account; my own address takes them back',
    input: { delegatee: addressField },
    failures: [f.DELEGATED_ALREADY],
  }),

  takeBack: action({
    ...voting,
    path: { before: '/tessera/dao/takeBackBefore', after: '/tessera/dao/takeBackAfter' },
    kind: 'dao.takeBack',
    method: 'delegate(address delegatee)',
    summary: 'Order that gives my votes to myself again',
    failures: [],
  }),
}

/** The life of a proposal. Anybody queues and executes. */
export const proposalActions = {
  propose: action({
    ...dao,
    path: { before: '/tessera/dao/proposeBefore', after: '/tessera/dao/proposeAfter' },
    kind: 'dao.propose',
    method: 'propose(address[] targets, uint256[] values, bytes[] calldatas, string description)',
    summary: 'Order of a proposal: payments from the pool, a lower creation fee, no new tokens',
    input: { calls: callsField, description: descriptionField },
    failures: [f.CALLS_WRONG, f.TO_POOL, f.FEE_NOT_LOWER, f.ENTER_TITLE, f.BELOW_THRESHOLD],
  }),

  cancel: action({
    ...dao,
    path: { before: '/tessera/dao/cancelBefore', after: '/tessera/dao/cancelAfter' },
    kind: 'dao.cancel',
    method:
      'cancel(address[] targets, uint256[] values, bytes[] calldatas, bytes32 descriptionHash)',
    summary: 'Order of its proposer that cancels a proposal before its vote begins',
    input: proposal,
    failures: [...known, f.NOT_PROPOSER, f.VOTE_BEGUN],
  }),

  vote: action({
    ...dao,
    path: { before: '/tessera/dao/voteBefore', after: '/tessera/dao/voteAfter' },
    kind: 'dao.vote',
    method: 'castVote(uint256 proposalId, uint8 support)',
    summary: 'Order of a vote, once and for all',
    input: { ...proposal, support: supportField },
    failures: [...known, f.VOTE_NOT_OPEN, f.VOTED_ALREADY, f.NO_VOTES],
  }),

  queue: action({
    ...dao,
    path: { before: '/tessera/dao/queueBefore', after: '/tessera/dao/queueAfter' },
    kind: 'dao.queue',
    method:
      'queue(address[] targets, uint256[] values, bytes[] calldatas, bytes32 descriptionHash)',
    summary: 'Order that queues a proposal which has succeeded, by anybody',
    input: proposal,
    failures: [...known, f.NOT_SUCCEEDED],
  }),

  execute: action({
    ...dao,
    // What it calls may refuse.
    reasons: { ...launchReasons, ...reasons },
    path: { before: '/tessera/dao/executeBefore', after: '/tessera/dao/executeAfter' },
    kind: 'dao.execute',
    method:
      'execute(address[] targets, uint256[] values, bytes[] calldatas, bytes32 descriptionHash)',
    summary: 'Order that makes the calls of a queued proposal, by anybody, after its delay',
    input: proposal,
    failures: [...known, f.NOT_QUEUED, f.BEFORE_ETA],
  }),
}

/** Gifts to the pool give no right to any of it. */
export const poolActions = {
  approveGift: action({
    ...approving,
    path: { before: '/tessera/dao/approveGiftBefore', after: '/tessera/dao/approveGiftAfter' },
    kind: 'dao.approveGift',
    contract: ({ coin }) => coinContract(coin),
    summary: 'Order that lets the pool take an amount of a coin of mine; 0 takes it back',
    input: { coin: coinField, amount: z.optional(amountField) },
    failures: [f.NOT_POOL_COIN, f.ENTER_AMOUNT, f.ALLOWED_ALREADY],
  }),

  donate: action({
    ...pool,
    path: { before: '/tessera/dao/donateBefore', after: '/tessera/dao/donateAfter' },
    kind: 'dao.donate',
    method: 'donate()',
    summary: 'Order that gives TRX to the pool',
    input: { amount: z.optional(amountField) },
    failures: [f.ENTER_AMOUNT, f.AMOUNT_ZERO, f.ABOVE_BALANCE],
  }),

  donateCoin: action({
    ...pool,
    path: { before: '/tessera/dao/donateCoinBefore', after: '/tessera/dao/donateCoinAfter' },
    kind: 'dao.donateCoin',
    method: 'donateCoin(address coin, uint256 amount)',
    summary: 'Order that gives a coin to the pool',
    input: { coin: coinField, amount: z.optional(amountField) },
    failures: [f.NOT_POOL_COIN, f.ENTER_AMOUNT, f.AMOUNT_ZERO, f.ABOVE_BALANCE, f.ALLOW_FIRST],
  }),
}
