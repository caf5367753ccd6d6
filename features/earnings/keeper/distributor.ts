import type { TronNode } from '#platform/chain/node.ts'
import type { Plain } from '#platform/chain/abi.ts'
import type { Address } from '#platform/std/address.ts'
import type { ContractFunctionArgs } from 'viem'

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

/** A keeper's reads of RewardDistributor. */
export class Distributor {
  constructor(node: TronNode, address: Address) {
    this.node = node
    this.address = address
  }
  readonly address: Address
  private readonly node: TronNode

  read<F extends ReadName, R extends ContractFunctionArgs<typeof abi, 'view' | 'pure', F>>(
    functionName: F,
    args: Plain<R>,
  ) {
    const { node, address } = this
    return node.readContract<typeof abi, F, R>({ address, abi, functionName, args })
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
