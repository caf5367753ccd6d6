import { address, amount, seconds, txHash } from '#platform/std/fields.ts'
import { source } from '#platform/std/source.ts'
import * as z from 'zod/mini'

/**
 * pending: voting has not begun · active: can be voted on · defeated · succeeded: can be queued · queued: waits until `eta` ·
 * ready: can be executed · executed · canceled: by its proposer, before the vote
 */
export const proposalState = z.enum([
  'pending',
  'active',
  'defeated',
  'succeeded',
  'queued',
  'ready',
  'executed',
  'canceled',
])
export type ProposalState = z.output<typeof proposalState>

/** In the order of the contract’s numbers. */
export const support = z.enum(['against', 'for', 'abstain'])
export type Support = z.output<typeof support>

/** The zero address is the chain's own. */
export const daoCoin = z.object({
  address,
  /** `?` if it returns nothing readable. */
  symbol: z.string(),
  /** null if it returns none that amounts can be read with. */
  decimals: z.nullable(z.int()),
  /** Its contract's name in the deployment; null of a coin of others and of the chain's own. */
  contract: z.nullable(z.string()),
  /** The coin that it looks like and is not. */
  looksLike: z.nullable(z.object({ symbol: z.string(), token: address })),
})
export type DaoCoin = z.output<typeof daoCoin>

/** pay: from the pool · fee: lowers the creation fee of tokens · disable: no new tokens and presales */
export const callKind = z.enum(['pay', 'fee', 'disable'])

/** A call of a proposal, decoded from the bytes that are sent. */
export const callView = z.object({
  kind: callKind,
  /** Whom it calls, and with what: `pay(T…,T…,5000000)`. */
  target: address,
  call: z.string(),
  /** Of a payment. */
  coin: z.nullable(daoCoin),
  to: z.nullable(address),
  amount: z.nullable(amount),
})

/**
 * The same with what it changes, now and once it is executed: of a payment base units of the coin in the pool, of the fee
 * sun, of the switch 1 (enabled) or 0. null where the proposal has ended, and while the node is silent.
 */
export const callEffect = z.object({
  ...callView.shape,
  before: z.nullable(amount),
  after: z.nullable(amount),
})

export const proposalView = z.object({
  proposalId: z.string(),
  /** Among all, from 1. */
  number: z.int(),
  proposer: address,
  /** First line of the description, without signs that are not seen. */
  title: z.string(),
  state: proposalState,
  calls: z.array(callView),
  /** Base units of TES. */
  votes: z.object({ for: amount, against: amount, abstain: amount }),
  voters: z.int(),
  /** That votes for and abstaining must reach; before the vote, by what is staked now. */
  quorum: amount,
  /** That votes for a payment must reach beside; null of a proposal without one. */
  leastFor: z.nullable(amount),
  createdAt: seconds,
  start: seconds,
  end: seconds,
  /** The end before a late quorum moved it; null where none did. */
  endBefore: z.nullable(seconds),
  /** From when on it can be executed; null before it is queued. */
  eta: z.nullable(seconds),
  /** When it was executed or canceled. */
  endedAt: z.nullable(seconds),
  txHash,
  final: z.boolean(),
})

/**
 * What stands against a proposal. quorum: votes for and abstaining are too few · majority: those for are not more than those
 * against · leastFor: too few are for a payment · pool: less is in the pool · limit: more than may be paid within the window ·
 * fee: it is as low already
 */
export const obstacle = z.object({
  what: z.enum(['quorum', 'majority', 'leastFor', 'pool', 'limit', 'fee']),
  /** Base units; null where there is no amount. */
  missing: z.nullable(amount),
  /** The call that it is about, from 0; null of the vote. */
  call: z.nullable(z.int()),
})
export type Obstacle = z.output<typeof obstacle>

export const voteView = z.object({
  number: z.int(),
  voter: address,
  support,
  /** Base units of TES. */
  weight: amount,
  time: seconds,
  txHash,
  final: z.boolean(),
})

/** What I have to do with a proposal. */
export const myVote = z.object({
  /** What my vote weighs; before the vote by what I have now, null while the node is silent. */
  weight: z.nullable(amount),
  vote: z.nullable(voteView),
  /** A vote of mine that was signed and waits for the keeper. */
  signed: z.nullable(z.object({ support, time: seconds })),
  /** Why a vote of mine is refused now, and why a signed one is. */
  refusal: z.nullable(z.object({ reason: z.string(), message: z.string() })),
  signedRefusal: z.nullable(z.object({ reason: z.string(), message: z.string() })),
})

/** What typed data of a vote has beside proposal, support and voter, TIP-712. */
export const ballotDomain = z.object({
  name: z.string(),
  version: z.string(),
  chainId: z.int(),
  verifyingContract: address,
})

/** An account that has given me its votes. */
export const delegator = z.object({ account: address, staked: amount })

/** given: to the pool by a call · paid: by a proposal */
export const movementKind = z.enum(['given', 'paid'])
export type MovementKind = z.output<typeof movementKind>

export const movement = z.object({
  number: z.int(),
  kind: movementKind,
  coin: daoCoin,
  /** Who gave, or was paid. */
  account: address,
  amount,
  proposalId: z.nullable(z.string()),
  time: seconds,
  txHash,
  final: z.boolean(),
})

export const recordKind = z.enum([
  'stake',
  'leave',
  'delegate',
  'propose',
  'cancel',
  'vote',
  'given',
  'paid',
])
export type RecordKind = z.output<typeof recordKind>

export const daoRecord = z.object({
  kind: recordKind,
  /** Base units of `coin`: staked, left, the weight of a vote, given, paid. */
  amount: z.nullable(amount),
  coin: z.nullable(daoCoin),
  /** Who got my votes. */
  other: z.nullable(address),
  proposalId: z.nullable(z.string()),
  title: z.nullable(z.string()),
  support: z.nullable(support),
  time: seconds,
  txHash,
  final: z.boolean(),
})

/** Of votes, in seconds and base units of TES. They never change. */
export const voteRules = z.object({
  /** From a proposal to its vote, of the vote, from a late quorum to its end, and from the queue to the execution. */
  delay: z.int(),
  period: z.int(),
  extension: z.int(),
  timelock: z.int(),
  /** So long before a vote its votes must have been held. */
  heldFor: z.int(),
  /** Votes of who proposes. */
  threshold: amount,
  /** The quorum: percent of what is staked, at least so much. */
  quorumPercent: z.int(),
  quorumFloor: amount,
  /** Votes for a payment. */
  paymentVotes: amount,
  /** Weight of a vote that is sent for its voter. */
  leastSent: amount,
})

export const sources = z.array(source)
