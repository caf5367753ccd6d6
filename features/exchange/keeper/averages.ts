import type { TronNode } from '#platform/chain/node.ts'
import type { Address } from '#platform/std/address.ts'
import type { Abi } from 'viem'

import { twapOracleAbi } from '../contract/abi.ts'

/** Who signs; the key stays with it. */
export interface AveragesOperator {
  sign(call: { readonly abi: Abi; readonly functionName: 'poke'; readonly args: [] }): Promise<{
    readonly hash: string
    /** Unix seconds of chain time, after which no block takes it. */
    readonly expires: number
    /** Resolves with null where the node took it, else with the node's words. */
    broadcast(): Promise<string | null>
  }>
}

export interface AveragesOptions {
  readonly node: TronNode
  /** The oracle. */
  readonly contract: Address
  readonly operator: AveragesOperator
  readonly log: {
    info(values: object, message: string): void
    warn(values: object, message: string): void
  }
}

/** Seconds of chain time between two questions, and after a call that came to nothing. */
const askEvery = 300
const tryAgainAfter = 30

/**
 * Asks the oracle every five minutes of chain time whether an average is due, and for it where one is: when it
 * starts, after a jump of time, and as time goes by.
 */
export class AveragesKeeper {
  constructor(options: AveragesOptions) {
    this.options = options
  }
  private readonly options: AveragesOptions
  /** Unix seconds of chain time before which nothing is asked. */
  private next = 0
  private waiting: { readonly hash: string; readonly expires: number } | null = null

  /** Throws where the node does not answer: the next turn goes on. */
  async turn(): Promise<void> {
    const { node, contract } = this.options
    const { time } = await node.head()
    if (this.waiting !== null && !(await this.isOver(this.waiting, time))) return
    if (time < this.next) return
    const read = { address: contract, abi: twapOracleAbi, functionName: 'due', args: [] } as const
    this.next = time + askEvery
    if (await node.readContract(read)) await this.poke(time)
  }

  private async poke(time: number): Promise<void> {
    const { operator, log } = this.options
    const signed = await operator.sign({ abi: twapOracleAbi, functionName: 'poke', args: [] })
    const refusal = await signed.broadcast()
    if (refusal === null) {
      this.waiting = signed
      log.info({ hash: signed.hash }, 'an average is asked for')
      return
    }
    this.next = time + tryAgainAfter
    log.warn({ refusal }, 'the node refused to ask for an average')
  }

  /** In a block, or in none any more. */
  private async isOver(
    { hash, expires }: { readonly hash: string; readonly expires: number },
    time: number,
  ): Promise<boolean> {
    const { node, log } = this.options
    const receipt = await node.receipt(hash)
    if (receipt === null && time <= expires) return false
    this.waiting = null
    if (receipt?.result !== 'SUCCESS') {
      // What is due still is asked for soon.
      this.next = time + tryAgainAfter
      log.warn({ hash, result: receipt?.result ?? 'expired' }, 'asking for an average failed')
    }
    return true
  }
}
