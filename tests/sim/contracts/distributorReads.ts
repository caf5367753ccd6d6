import { zeroHash } from 'viem'

import { nobody, places } from '../people.ts'
import { type State, walletOf } from './state.ts'

const states = ['none', 'waiting', 'accepted', 'revoked']

/** What server and keeper read of RewardDistributor. Epochs of TRX alone are simulated. */
export const distributorReads = {
  epochs: ({ distributor }: State) => BigInt(distributor.epochs.length),
  acceptedInBlock: ({ distributor }: State) => BigInt(distributor.acceptedInBlock),
  proposedBuilder: () => [nobody, 0n],
  waitingEpoch: ({ distributor }: State) => BigInt(distributor.waiting),
  epochOf({ distributor }: State, [epoch]: readonly [bigint]) {
    const one = distributor.epochs[Number(epoch) - 1]
    if (one === undefined) return [0n, zeroHash, zeroHash, 0n, 0n, [], []]
    const { state, root, dataHash, upToBlock, acceptableAt, total } = one
    const numbers = [BigInt(upToBlock), BigInt(acceptableAt)]
    const [tokens, totals] = total === 0n ? [[], []] : [[nobody], [total]]
    return [BigInt(states.indexOf(state)), root, dataHash, ...numbers, tokens, totals]
  },
  isClaimed: (
    { distributor }: State,
    [epochIds, indexes]: readonly [readonly bigint[], readonly bigint[]],
  ) =>
    epochIds.map((epoch, i) =>
      distributor.epochs[Number(epoch) - 1]!.claimed.includes(Number(indexes[i])),
    ),
  reserve(state: State) {
    const { total, paid } = state.distributor
    const [balance, promised] = [walletOf(state, places.RewardDistributor), total - paid]
    return [balance, promised, balance > promised ? balance - promised : 0n]
  },
}
