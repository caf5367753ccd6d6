import type { TronNode } from '#platform/chain/node.ts'
import { OneCall } from '#platform/chain/oneCall.ts'
import type { CallSigner, KeeperLog } from '#platform/chain/signedCall.ts'
import type { Address } from '#platform/std/address.ts'

import { twapOracleAbi } from '../contract/abi.ts'

export interface AveragesOptions {
  readonly node: TronNode
  /** The oracle. */
  readonly contract: Address
  readonly operator: CallSigner
  readonly log: KeeperLog
}

/** Seconds of chain time between two questions, and after a call that came to nothing. */
const askEvery = 300
const tryAgainAfter = 30

const words = {
  sent: 'an average is asked for',
  refused: 'the node refused to ask for an average',
  failed: 'asking for an average failed',
}

/**
 * Asks the oracle every five minutes of chain time whether an average is due, and for it where one is: when it
 * starts, after a jump of time, and as time goes by.
 */
export class AveragesKeeper {
  constructor(options: AveragesOptions) {
    this.options = options
    this.call = new OneCall(options.node, options.log, words)
  }
  private readonly options: AveragesOptions
  private readonly call: OneCall
  /** Unix seconds of chain time before which nothing is asked. */
  private next = 0

  /** Throws where the node does not answer: the next turn goes on. */
  async turn(): Promise<void> {
    const { node, contract, operator } = this.options
    const { time } = await node.head()
    const outcome = await this.call.outcome(time)
    if (outcome === 'waits') return
    // What is due still is asked for soon.
    if (outcome === 'failed') this.next = time + tryAgainAfter
    if (time < this.next) return
    const read = { address: contract, abi: twapOracleAbi, functionName: 'due', args: [] } as const
    this.next = time + askEvery
    if (!(await node.readContract(read))) return
    const poke = { abi: twapOracleAbi, functionName: 'poke', args: [] } as const
    if (!(await this.call.send(operator, poke))) this.next = time + tryAgainAfter
  }
}
