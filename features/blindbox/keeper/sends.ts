import { revertReason } from '#platform/chain/abi.ts'
import type { BlockHead, TronNode } from '#platform/chain/node.ts'
import type { SignedCall } from '#platform/chain/signedCall.ts'

import { blindBoxesAbi } from '../contract/abi.ts'
import type { BoxCall, KeeperLog, Operator } from './operator.ts'

interface Sent {
  readonly signed: SignedCall
  /** Height at which it was broadcast last. */
  at: number
  /** Whether the node has confirmed that it has it. */
  isTaken: boolean
}

/** Blocks after which a transaction in no block is broadcast again: a node may have lost it. */
const patience = 3

/**
 * Sent transactions whose effect is not seen yet, each under the name of its effect. Kept in memory only: after a
 * restart the keeper reads the chain, and at worst sends a call that the contract refuses.
 */
export class Sends {
  constructor(node: TronNode, operator: Operator, log: KeeperLog) {
    this.node = node
    this.operator = operator
    this.log = log
  }
  private readonly node: TronNode
  private readonly operator: Operator
  private readonly log: KeeperLog
  private readonly sent = new Map<string, Sent>()
  /** How often in a row it failed in a block, and the height before which it is not tried again. */
  private readonly failed = new Map<string, { times: number; until: number }>()

  /** Sends a call unless it is on its way. True: it is, now or since before. */
  async once(name: string, call: BoxCall, head: BlockHead): Promise<boolean> {
    const earlier = this.sent.get(name)
    if (earlier !== undefined) {
      const fate = await this.fateOf(earlier, name, head)
      if (fate !== 'gone') return fate === 'waits'
    }
    if (head.number < (this.failed.get(name)?.until ?? 0)) return false
    const sent = { signed: await this.operator.sign(call), at: head.number, isTaken: false }
    this.sent.set(name, sent)
    return this.broadcast(sent, name)
  }

  /** Forgets all but these: what they were for is done, by whomever. */
  keep(names: ReadonlySet<string>): void {
    for (const kept of [this.sent, this.failed]) {
      for (const name of kept.keys()) if (!names.has(name)) kept.delete(name)
    }
  }

  private async fateOf(
    sent: Sent,
    name: string,
    head: BlockHead,
  ): Promise<'waits' | 'failed' | 'gone'> {
    const receipt = await this.node.receipt(sent.signed.hash)
    if (receipt?.result === 'SUCCESS') return 'waits'
    if (receipt !== null) {
      const times = (this.failed.get(name)?.times ?? 0) + 1
      // A call that fails costs energy each time: tried less and less often.
      const until = head.number + 2 ** Math.min(times, 6)
      this.failed.set(name, { times, until })
      this.sent.delete(name)
      const reason = revertReason(blindBoxesAbi, receipt.output) ?? receipt.result
      this.log.warn({ name, hash: receipt.hash, reason, times }, 'a call failed')
      return 'failed'
    }
    if (head.time > sent.signed.expires) return 'gone'
    if (sent.isTaken && head.number < sent.at + patience) return 'waits'
    sent.at = head.number
    return (await this.broadcast(sent, name)) ? 'waits' : 'failed'
  }

  private async broadcast(sent: Sent, name: string): Promise<boolean> {
    const refusal = await sent.signed.broadcast()
    sent.isTaken = refusal === null
    if (refusal === null) {
      this.log.info({ name, hash: sent.signed.hash }, 'sent')
      return true
    }
    this.sent.delete(name)
    this.log.warn({ name, refusal }, 'the node refused a call')
    return false
  }
}
