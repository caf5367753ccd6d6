import type { Address } from '#platform/std/address.ts'
import type { Hex } from 'viem'

import { builder, guardian, nobody, places } from '../people.ts'
import { type EpochState, type Leaf, challengeTime } from './distributorState.ts'
import { climbTo, fileHashOf, hashOf, leavesUpTo, totalOf, treeOf } from './rewardTree.ts'
import { type Run, need } from './run.ts'
import { type State, pay, walletOf } from './state.ts'

type Posted = readonly [Hex, Hex, bigint, readonly Address[], readonly bigint[]]
type Claimed = readonly [
  Address,
  readonly bigint[],
  readonly bigint[],
  readonly Address[],
  readonly bigint[],
  readonly (readonly Hex[])[],
]

/** Epochs of TRX alone: nothing else is earned, and nothing else lies there. */
export const distributor = {
  post({ state, sender, time, block, emit, hashOf: blockHash }: Run, posted: Posted): void {
    const { distributor: its } = state
    const [root, dataHash, upTo, tokens, totals] = posted
    const upToBlock = Number(upTo)
    const total = totals.reduce((sum, one) => sum + one, 0n)
    need(sender === builder, 'Only the builder may post epochs')
    need(its.waiting === 0, 'Another epoch is waiting')
    need(upToBlock >= its.acceptedInBlock, 'That block is older than the last accepted epoch')
    need(upToBlock < block, 'That block is not there yet')
    need(tokens.length === totals.length, 'Lists differ in length')
    need(tokens.length === 0 || tokens.join() === nobody, 'Tokens are out of order or too many')
    need(total + its.total - its.paid <= held(state), 'Funds for this epoch are missing')
    const leaves = leavesUpTo(state, upToBlock)
    const acceptableAt = time + challengeTime
    its.epochs.push({
      root,
      dataHash,
      upToBlock,
      acceptableAt,
      postedAt: time,
      total,
      right:
        root === treeOf(leaves).root &&
        dataHash === fileHashOf(`0x${blockHash(0).slice(-8)}`, upToBlock, leaves) &&
        total === totalOf(leaves),
      leaves,
      paid: 0n,
      claimed: [],
      state: 'waiting',
      why: null,
    })
    its.waiting = its.epochs.length
    const epoch = BigInt(its.waiting)
    const until = BigInt(acceptableAt)
    const args = { epoch, root, dataHash, upToBlock: upTo, acceptableAt: until, tokens, totals }
    emit('RewardDistributor', 'EpochPosted', args)
  },

  revoke({ state, sender, emit }: Run, [epoch, why]: readonly [bigint, string]): void {
    need(sender === guardian, 'Only the guardian may revoke epochs')
    Object.assign(waiting(state, epoch), { state: 'revoked', why })
    state.distributor.waiting = 0
    emit('RewardDistributor', 'EpochRevoked', { epoch, why })
  },

  accept(run: Run, [epoch]: readonly [bigint]): void {
    const { state, time, block, emit } = run
    const { distributor: its } = state
    const one = waiting(state, epoch)
    need(time >= one.acceptableAt, 'Challenge time has not passed')
    need(one.total + its.total - its.paid <= held(state), 'Funds for this epoch are missing')
    one.state = 'accepted'
    its.total += one.total
    its.waiting = 0
    its.accepted = Number(epoch)
    its.acceptedInBlock = block
    const { root, upToBlock } = one
    emit('RewardDistributor', 'EpochAccepted', { epoch, root, upToBlock: BigInt(upToBlock) })
    if (!one.right) return
    for (const leaf of one.leaves) credit(run, leaf)
  },

  claim(run: Run, [account, epochIds, indexes, tokens, amounts, proofs]: Claimed): void {
    const { state, emit, move } = run
    const { distributor: its } = state
    for (const list of [indexes, tokens, amounts, proofs]) {
      need(list.length === epochIds.length, 'Lists differ in length')
    }
    for (const [i, epoch] of epochIds.entries()) {
      const [index, token, amount] = [indexes[i]!, tokens[i]!, amounts[i]!]
      const one = its.epochs[Number(epoch) - 1]!
      need(one?.state === 'accepted', 'This epoch is not accepted')
      const leaf = hashOf(index, account, token, amount)
      need(climbTo(leaf, proofs[i]!) === one.root, 'Not part of this epoch')
      if (one.claimed.includes(Number(index))) continue
      need(amount <= one.total - one.paid, 'Beyond the total of this epoch')
      one.claimed.push(Number(index))
      one.paid += amount
      its.paid += amount
      pay(state, places.RewardDistributor, account, amount)
      emit('RewardDistributor', 'RewardClaimed', { epoch, account, token, index, amount })
      if (!one.right) credit(run, { account, amount })
      move({ book: 'RewardDistributor', kind: 'claim', debit: account, credit: 'paid', amount })
    }
  },
}

const held = (state: State): bigint => walletOf(state, places.RewardDistributor)

function waiting({ distributor: { epochs } }: State, epoch: bigint): EpochState {
  const one = epochs[Number(epoch) - 1]
  need(one?.state === 'waiting', 'This epoch is not waiting')
  return one!
}

/** In the ledger an account has earned what right epochs promise it, and what any other pays it. */
function credit({ state, block, move }: Run, { account, amount }: Leaf): void {
  state.distributor.credits.push({ block, account, amount })
  move({ book: 'RewardDistributor', kind: 'bonus', debit: 'reserve', credit: account, amount })
}
