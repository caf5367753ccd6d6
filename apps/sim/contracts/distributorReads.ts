import type { Address } from '#platform/std/address.ts'
import { zeroHash } from 'viem'

import { nobody, places } from '../people.ts'
import { type State, walletOf } from './state.ts'

const states = ['none', 'waiting', 'accepted', 'revoked']

/** The questions that server and keeper ask RewardDistributor. Epochs of TRX alone are simulated. */
export const distributorReads = {
  epochs: ({ distributor }: State) => BigInt(distributor.epochs.length),
  acceptedEpoch: ({ distributor }: State) => BigInt(distributor.accepted),
  waitingEpoch: ({ distributor }: State) => BigInt(distributor.waiting),
  epochOf({ distributor }: State, [epoch]: readonly [bigint]) {
    const one = distributor.epochs[Number(epoch) - 1]
    if (one === undefined) return [0n, zeroHash, zeroHash, 0n, 0n, [], []]
    const { state, root, dataHash, upToBlock, acceptableAt, total } = one
    const numbers = [BigInt(upToBlock), BigInt(acceptableAt)]
    return [BigInt(states.indexOf(state)), root, dataHash, ...numbers, [nobody], [total]]
  },
  claimedOf: ({ distributor }: State, [account]: readonly [Address, Address]) =>
    distributor.claimed[account] ?? 0n,
  totalsOf: ({ distributor: { total, paid } }: State) => [total, paid],
  reserve(state: State) {
    const { total, paid } = state.distributor
    const [balance, promised] = [walletOf(state, places.RewardDistributor), total - paid]
    return [balance, promised, balance > promised ? balance - promised : 0n]
  },
}
