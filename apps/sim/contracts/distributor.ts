import type { Address } from '#platform/std/address.ts'
import type { Hex } from 'viem'

import { builder, guardian, nobody, places } from '../people.ts'
import { type EpochState, challengeTime } from './distributorState.ts'
import { climbTo, fileHashOf, hashOf, leavesUpTo, totalOf, treeOf } from './rewardTree.ts'
import { type Run, need } from './run.ts'
import { type State, pay, walletOf } from './state.ts'

type Posted = readonly [Hex, Hex, bigint, readonly Address[], readonly bigint[]]
type Claimed = readonly [
  bigint,
  Address,
  readonly Address[],
  readonly bigint[],
  readonly (readonly Hex[])[],
]

/** Epochs of TRX alone: nothing else is reckoned, and nothing else lies there. */
export const distributor = {
  post({ state, sender, time, block, emit, hashOf: blockHash }: Run, posted: Posted): void {
    const { distributor: its } = state
    const [root, dataHash, upTo, tokens, totals] = posted
    const upToBlock = Number(upTo)
    const total = totals.reduce((sum, one) => sum + one, 0n)
    need(sender === builder, 'Only the builder may post epochs')
    need(its.waiting === 0, 'Another epoch is waiting')
    const read = its.epochs[its.accepted - 1]?.upToBlock ?? 0
    need(upToBlock > read, 'That block was read before')
    need(upToBlock < block, 'That block is not there yet')
    need(tokens.length === totals.length, 'Lists differ in length')
    need(tokens.length === 0 || tokens.join() === nobody, 'Tokens are out of order or too many')
    need(tokens.length === 0 || total >= its.total, 'Total is lower than before')
    need(total - its.paid <= held(state), 'Funds for this epoch are missing')
    const leaves = leavesUpTo(state, upToBlock)
    const acceptableAt = time + challengeTime
    its.epochs.push({
      root,
      dataHash,
      upToBlock,
      acceptableAt,
      postedAt: time,
      total,
      // A total that was accepted stays, whatever it was: the fees may give less.
      right:
        root === treeOf(leaves).root &&
        dataHash === fileHashOf(`0x${blockHash(0).slice(-8)}`, upToBlock, leaves) &&
        total === [totalOf(leaves), its.total].reduce((a, b) => (a > b ? a : b)),
      state: 'waiting',
      why: null,
    })
    its.waiting = its.epochs.length
    const epoch = BigInt(its.waiting)
    const until = BigInt(acceptableAt)
    const told = { epoch, root, dataHash, upToBlock: upTo, acceptableAt: until, tokens, totals }
    emit('RewardDistributor', 'EpochPosted', told)
  },

  revoke({ state, sender, emit }: Run, [epoch, why]: readonly [bigint, string]): void {
    need(sender === guardian, 'Only the guardian may revoke epochs')
    Object.assign(waiting(state, epoch), { state: 'revoked', why })
    state.distributor.waiting = 0
    emit('RewardDistributor', 'EpochRevoked', { epoch, why })
  },

  accept(run: Run, [epoch]: readonly [bigint]): void {
    const { state, time, emit } = run
    const { distributor: its } = state
    const one = waiting(state, epoch)
    need(time >= one.acceptableAt, 'Challenge time has not passed')
    need(one.total - its.paid <= held(state), 'Funds for this epoch are missing')
    one.state = 'accepted'
    its.total = one.total
    its.waiting = 0
    its.accepted = Number(epoch)
    const { root, upToBlock } = one
    emit('RewardDistributor', 'EpochAccepted', { epoch, root, upToBlock: BigInt(upToBlock) })
    if (!one.right) return
    for (const leaf of leavesUpTo(state, upToBlock)) credit(run, leaf.account, leaf.cumulative)
  },

  claim(run: Run, [epoch, account, tokens, cumulatives, proofs]: Claimed): void {
    const { state, emit, move } = run
    const { distributor: its } = state
    const one = its.epochs[Number(epoch) - 1]
    need(one?.state === 'accepted', 'This epoch is not accepted')
    need(tokens.length === cumulatives.length, 'Lists differ in length')
    need(tokens.length === proofs.length, 'Lists differ in length')
    for (const [i, token] of tokens.entries()) {
      const cumulative = cumulatives[i]!
      const leaf = hashOf(account, token, cumulative)
      need(climbTo(leaf, proofs[i]!) === one?.root, 'Not part of this epoch')
      const claimed = its.claimed[account] ?? 0n
      if (cumulative <= claimed) continue
      const amount = cumulative - claimed
      need(amount <= its.total - its.paid, 'Beyond the total of all epochs')
      its.claimed[account] = cumulative
      its.paid += amount
      pay(state, places.RewardDistributor, account, amount)
      emit('RewardDistributor', 'RewardClaimed', { epoch, account, token, amount, cumulative })
      credit(run, account, cumulative)
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

/** In the ledger an account has earned what a right epoch says, and what it was paid: the greater, and none of it twice. */
function credit({ state, move }: Run, account: Address, cumulative: bigint): void {
  const { credited } = state.distributor
  const amount = cumulative - (credited[account] ?? 0n)
  if (amount <= 0n) return
  credited[account] = cumulative
  move({ book: 'RewardDistributor', kind: 'bonus', debit: 'reserve', credit: account, amount })
}
