import type { TronNode } from '#platform/chain/node.ts'
import type { Address } from '#platform/std/address.ts'

import { rewardDistributorAbi as abi } from '../contract/abi.ts'
import type { Accepted, Posted } from '../posted.ts'

type ReadName = 'waitingEpoch' | 'acceptedEpoch' | 'epochs' | 'epochOf' | 'totalsOf' | 'reserve'

/** An epoch as the contract has it; of number 0 there is none, and all is zero. */
export interface EpochThere extends Posted {
  readonly state: 'none' | 'waiting' | 'accepted' | 'revoked'
  readonly upToBlock: number
  /** Unix seconds. */
  readonly acceptableAt: bigint
}

const states = ['none', 'waiting', 'accepted', 'revoked'] as const

/** What a keeper asks RewardDistributor. */
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

  async accepted(tokens: readonly Address[]): Promise<Accepted> {
    const totals = await Promise.all(
      tokens.map(async (token) => [token, (await this.read('totalsOf', [token]))[0]] as const),
    )
    const known = new Map(totals)
    return (token) => known.get(token) ?? 0n
  }

  /** Whether a number of the accepted epochs has that root and can pay all of it: what it says can be claimed. */
  async canBeClaimed({ root, tokens, totals }: Posted, newest: bigint): Promise<boolean> {
    for (let number = newest; number > 0n; number--) {
      const one = await this.epoch(number)
      if (one.state !== 'accepted') continue
      if (one.root === root) return true
      // Totals never fall: an epoch of this root has none that is lower, and neither has any after it.
      const isBefore = one.tokens.some(
        (token, i) => one.totals[i]! < totals[tokens.indexOf(token)]!,
      )
      if (isBefore) return false
    }
    return false
  }
}
