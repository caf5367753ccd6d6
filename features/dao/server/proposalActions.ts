import { creationFee } from '#features/launch/public.server.ts'
import type { Call } from '#platform/server/call.ts'
import type { Propose } from '#platform/server/orders/bindActions.ts'
import { zeroAddress } from '#platform/std/address.ts'
import { formatUnits } from '#platform/std/amount.ts'
import { Failure, refuseIf } from '#platform/std/failure.ts'
import { utcText } from '#platform/std/utcText.ts'

import type { proposalActions } from '../actions.ts'
import { type DaoCall, descriptionOnChain, encodeCall, parseCalls } from '../calls.ts'
import { daoFailures as f } from '../failures.ts'
import { coinsHere } from './coins.ts'
import { countedNow, rulesOf, targetsOf } from './contract.ts'
import { callsOf } from './keptCalls.ts'
import { votingOf } from './myVote.ts'
import { proposalRow, type ProposalRow, stateOf } from './views.ts'
import { refuse, validatePropose, validateVote } from './voteRules.ts'

/** The life of a proposal. */

export const propose: Propose<typeof proposalActions.propose> = async (input, call) => {
  const { app, address } = call
  const description = descriptionOrRefuse(input.description)
  const calls = await callsOrRefuse(call, input.calls)
  const [rules, targets, { counted }] = await Promise.all([
    rulesOf(app),
    targetsOf(app),
    countedNow(app, address),
  ])
  refuse(validatePropose(counted, rules))
  return {
    args: {
      targets: calls.map(({ kind }) => targets[kind]),
      values: calls.map(() => 0n),
      calldatas: calls.map(encodeCall),
      description: descriptionOnChain(description, address),
    },
  }
}

/** A title, and below it what it is about. */
function descriptionOrRefuse(description: string): string {
  const [title = '', ...rest] = description.split('\n')
  const isEmpty = title === '' || rest.join('').trim() === ''
  refuseIf(isEmpty ? f.ENTER_TITLE : null, 'description')
  return description
}

async function callsOrRefuse(call: Call, text: string): Promise<readonly DaoCall[]> {
  const { app } = call
  const parts = text.split(';').map((one) => parseCalls(one, coinsHere(app)))
  const { pay: pool } = await targetsOf(app)
  let fee = await creationFee(app)
  return parts.map((part, i) => {
    const number = String(i + 1)
    if (part === null) throw new Failure(f.CALLS_WRONG, { field: 'calls', values: { number } })
    const one = part[0]!
    if (one.kind === 'pay' && (one.to === zeroAddress || one.to === pool)) {
      throw new Failure(f.TO_POOL, { field: 'calls', values: { number } })
    }
    if (one.kind === 'fee') {
      const { nativeSymbol: symbol } = app.config
      const values = { number, fee: formatUnits(fee, 6), symbol }
      if (one.fee >= fee) throw new Failure(f.FEE_NOT_LOWER, { field: 'calls', values })
      fee = one.fee
    }
    return one
  })
}

export const cancel: Propose<typeof proposalActions.cancel> = async ({ proposalId }, call) => {
  const row = await proposalRow(call, proposalId)
  refuseIf(row.proposer === call.address ? null : f.NOT_PROPOSER, 'proposalId')
  refuseIf((await stateOf(call, row)) === 'pending' ? null : f.VOTE_BEGUN, 'proposalId')
  return { args: argsOf(row) }
}

export const vote: Propose<typeof proposalActions.vote> = async (input, call) => {
  const { proposalId, support } = input
  const row = await proposalRow(call, proposalId)
  refuse(validateVote(await votingOf(call, row)), 'proposalId')
  return {
    args: { proposalId: BigInt(proposalId), support: BigInt(support) },
    // The vote that reaches the quorum late writes the new end.
    spareEnergy: 30_000,
  }
}

export const queue: Propose<typeof proposalActions.queue> = async ({ proposalId }, call) => {
  const row = await proposalRow(call, proposalId)
  refuseIf((await stateOf(call, row)) === 'succeeded' ? null : f.NOT_SUCCEEDED, 'proposalId')
  return { args: argsOf(row) }
}

export const execute: Propose<typeof proposalActions.execute> = async ({ proposalId }, call) => {
  const row = await proposalRow(call, proposalId)
  const state = await stateOf(call, row)
  const isQueued = state === 'queued' || state === 'ready'
  refuseIf(isQueued ? null : f.NOT_QUEUED, 'proposalId')
  const values = { time: utcText(row.eta!) }
  refuseIf(state === 'queued' ? f.BEFORE_ETA : null, 'proposalId', values)
  return { args: argsOf(row) }
}

/** A proposal as the contract numbers it: its calls, byte for byte, and the hash of its description. */
function argsOf({ calls: kept, descriptionHash }: ProposalRow) {
  const calls = callsOf(kept)
  return {
    targets: calls.map(({ target }) => target),
    values: calls.map(() => 0n),
    calldatas: calls.map(({ data }) => data),
    descriptionHash,
  }
}
