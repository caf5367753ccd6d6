import type { TronNode } from '#platform/chain/node.ts'
import type { Address } from '#platform/std/address.ts'

import { rewardDistributorAbi as abi } from '../contract/abi.ts'
import type { Posted } from '../posted.ts'

type ReadName =
  | 'waitingEpoch'
  | 'acceptedInBlock'
  | 'epochs'
  | 'epochOf'
  | 'reserve'
  | 'proposedBuilder'

/** An epoch as the contract has it; of number 0 there is none, and all is zero. */
export interface EpochThere extends Posted {
  readonly state: 'none' | 'waiting' | 'accepted' | 'revoked'
  readonly upToBlock: number
  /** Unix seconds. */
  readonly acceptableAt: bigint
}

const states = ['none', 'waiting', 'accepted', 'revoked'] as const

/** What a keeper reads of RewardDistributor. */
export class Distributor {
  constructor(node: TronNode, address: Address) {
    this.node = node
    this.address = address
  }
  readonly address: Address
  private readonly node: TronNode

  read<const F extends ReadName>(functionName: F, args: readonly unknown[] = []) {
    const { node, address } = this
    return node.readContract({ address, abi, functionName, args: args as never })
  }

  async epoch(number: bigint): Promise<EpochThere> {
    const [state, root, dataHash, upToBlock, acceptableAt, tokens, totals] = await this.read(
      'epochOf',
      [number],
    )
    const there = { root, dataHash, upToBlock: Number(upToBlock), acceptableAt, tokens, totals }
    return { ...there, state: states[Number(state)]! }
  }
}
