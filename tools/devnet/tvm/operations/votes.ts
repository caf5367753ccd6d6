/** Votes of a contract, and the withdrawal of its rewards. */
import { addressFromHex } from '#platform/std/address.ts'
import { params } from '../../params.ts'
import { powerOf } from '../../resources/views.ts'
import type { Vote } from '../../state.ts'
import { collect, payOut, voteSum } from '../../votes/rewards.ts'
import { vote } from '../../votes/votes.ts'
import { growth, price } from '../cost.ts'
import { executionFault, staticModification } from '../fault.ts'
import { type Frame, nothing } from '../frame.ts'
import { type Operations, operation } from '../operation.ts'
import { addressOf, fromBoolean, longMax, toSigned } from '../word.ts'

/** Where two arrays end whose length and offset are on the stack: a word of length, and as many more. */
function votePrice(frame: Frame): number {
  const { stack } = frame
  const end = (at: number): bigint => stack.peek(at + 1) + stack.peek(at) * 32n + 32n
  const [amounts, witnesses] = [end(0), end(2)]
  return price.vote + growth(frame, amounts > witnesses ? amounts : witnesses)
}

const wordsAt = ({ memory }: Frame, offset: number, length: number): bigint[] =>
  Array.from({ length }, (_, i) => memory.readWord(offset + 32 + i * 32))

/** As the actuator, with two differences: none at all is fine, and the votes for one witness are added up. */
function isVoted(frame: Frame, votes: readonly Vote[]): boolean {
  const { state, moment } = frame.session
  if (votes.length > params.maxVotes) return false
  const row = state.account(frame.address)
  const sums = new Map<string, bigint>()
  for (const { witness, count } of votes) {
    if (state.get('witnesses', witness) === undefined || count < 0n) return false
    if (count > 0n) sums.set(witness, (sums.get(witness) ?? 0n) + count)
  }
  const merged = [...sums].map(([witness, count]) => ({ witness, count }))
  if (row === undefined || voteSum(merged) * params.trx > powerOf(row)) return false
  vote(state, frame.address, merged, moment.headNumber)
  return true
}

const shown = (votes: readonly Vote[]): string => {
  const entries = votes.map(({ witness, count }) => {
    return `{"vote_address":"${addressFromHex(`41${witness}`)}","vote_count":${count}}`
  })
  return `{"votes":[${entries.join()}]}`
}

function voteWitness(frame: Frame): bigint {
  const { session, stack, memory } = frame
  const amountsLength = Number(stack.pop())
  const amountsAt = Number(stack.pop())
  const witnessesLength = Number(stack.pop())
  const witnessesAt = Number(stack.pop())
  const internal = session.note(frame.reason, 'voteWitness', frame.address, '', 0n, nothing)
  const matches = (at: number, length: number): boolean => memory.readWord(at) === BigInt(length)
  if (!matches(witnessesAt, witnessesLength) || !matches(amountsAt, amountsLength)) {
    throw executionFault('TVM VoteWitness: memory array length do not match length parameter!')
  }
  // A full node does not mark this one as rejected.
  if (witnessesLength !== amountsLength) return 0n
  const amounts = wordsAt(frame, amountsAt, amountsLength).map(toSigned)
  const votes = wordsAt(frame, witnessesAt, witnessesLength).map((word, i) => ({
    witness: addressOf(word),
    count: amounts[i] ?? 0n,
  }))
  const fit = amounts.every((count) => count <= longMax && count >= -longMax - 1n)
  if (fit) internal.extra = shown(votes)
  internal.rejected = !fit || !isVoted(frame, votes)
  return fromBoolean(!internal.rejected)
}

function withdrawReward(frame: Frame): bigint {
  const { state, block, moment } = frame.session
  const { address } = frame
  const internal = frame.session.note(frame.reason, 'withdrawReward', address, address, 0n, nothing)
  collect(state, address, moment.headNumber)
  if ((state.account(address)?.allowance ?? 0n) === 0n) return 0n
  internal.value = payOut(state, address, Math.floor(block.timestamp / 1000) * 1000)
  return internal.value
}

const changes =
  (work: (frame: Frame) => bigint) =>
  (frame: Frame): void => {
    if (frame.isStatic) throw staticModification()
    frame.stack.push(work(frame))
  }

export const votes: Operations = [
  [0xd8, operation('VOTEWITNESS', 4, 1, 0, changes(voteWitness), votePrice)],
  [0xd9, operation('WITHDRAWREWARD', 0, 1, price.withdrawReward, changes(withdrawReward))],
]
