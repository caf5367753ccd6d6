import type { TronNode } from './node.ts'
import type { Call, CallSigner, KeeperLog, SignedCall } from './signedCall.ts'

/** What is logged of a call that was sent, that the node refused, and that came to nothing. */
export interface CallMessages {
  readonly sent: string
  readonly refused: string
  readonly failed: string
}

/** A keeper's call, one at a time: nothing more is sent before the last is in a block, or can be in none any more. */
export class OneCall {
  constructor(node: TronNode, log: KeeperLog, message: CallMessages) {
    this.node = node
    this.log = log
    this.message = message
  }
  private readonly node: TronNode
  private readonly log: KeeperLog
  private readonly message: CallMessages
  private sent: SignedCall | null = null

  /** The result of the call sent last, reported once; `time` is the chain's, unix seconds. */
  async outcome(time: number): Promise<'none' | 'waits' | 'done' | 'failed'> {
    if (this.sent === null) return 'none'
    const { hash, expires } = this.sent
    const receipt = await this.node.receipt(hash)
    if (receipt === null && time <= expires) return 'waits'
    this.sent = null
    if (receipt?.result === 'SUCCESS') return 'done'
    this.log.warn({ hash, result: receipt?.result ?? 'expired' }, this.message.failed)
    return 'failed'
  }

  /** False where the node refuses it. */
  async send(signer: CallSigner, call: Call): Promise<boolean> {
    const { functionName } = call
    const signed = await signer.sign(call)
    const refusal = await signed.broadcast()
    if (refusal !== null) {
      this.log.warn({ functionName, refusal }, this.message.refused)
      return false
    }
    this.sent = signed
    this.log.info({ functionName, hash: signed.hash }, this.message.sent)
    return true
  }
}
