import type { TronNode } from '#platform/chain/node.ts'
import { OneCall } from '#platform/chain/oneCall.ts'
import type { Call, CallSigner, KeeperLog } from '#platform/chain/signedCall.ts'
import type { Address } from '#platform/std/address.ts'
import { parseAbi } from 'viem'

import { rewardDistributorAbi as abi } from '../contract/abi.ts'
import { type Epoch, readEpoch } from '../epoch.ts'

export interface EpochsOptions {
  readonly node: TronNode
  /** RewardDistributor; who signs for it is its builder. */
  readonly contract: Address
  readonly builder: CallSigner
  /** Calls the splitter, whose pool is the distributor: anybody may. */
  readonly pool: CallSigner
  /** The public data file up to a block; null where it is not served. */
  readonly file: (upToBlock: number) => Promise<string | null>
  /** Seconds of chain time between two epochs. */
  readonly every: number
  readonly log: KeeperLog
}

/** Seconds of chain time after a call that came to nothing. */
const tryAgainAfter = 30

const words = {
  sent: 'sent for the epochs of rewards',
  refused: 'the node refused a call',
  failed: 'a call for the epochs failed',
}

const poolAbi = parseAbi(['function withdrawPool()'])

/**
 * Posts an epoch where something new was earned, and accepts it after its challenge time. It reckons root, totals and
 * hash from the lines of the data file itself, and never posts again what the guardian has revoked.
 */
export class EpochsKeeper {
  constructor(options: EpochsOptions) {
    this.options = options
    this.call = new OneCall(options.node, options.log, words)
  }
  private readonly options: EpochsOptions
  private readonly call: OneCall
  /** Unix seconds of chain time before which no epoch is posted, and before which nothing is sent. */
  private next = 0
  private again = 0

  /** One call at most. Throws where the node does not answer: the next turn goes on. */
  async turn(): Promise<void> {
    const { time } = await this.options.node.head()
    const outcome = await this.call.outcome(time)
    if (outcome === 'waits') return
    if (outcome === 'failed') this.cameToNothing(time)
    if (time < this.again) return
    const number = await this.read('waitingEpoch', [])
    if (number > 0n) {
      const [, , , , acceptableAt] = await this.read('epochOf', [number])
      if (BigInt(time) < acceptableAt) return
      const accept = { abi, functionName: 'accept', args: [number] }
      return void (await this.send(this.options.builder, accept, time))
    }
    if (time < this.next) return
    const epoch = await this.dueEpoch()
    if (epoch === 'unserved') return
    if (epoch === null) return void (this.next = time + this.options.every)
    if (!(await this.isFunded(epoch))) {
      const fetch = { abi: poolAbi, functionName: 'withdrawPool', args: [] }
      return void (await this.send(this.options.pool, fetch, time))
    }
    const { root, dataHash, upToBlock, totals } = epoch
    const args = [
      root,
      dataHash,
      BigInt(upToBlock),
      totals.map(({ token }) => token),
      totals.map(({ amount }) => amount),
    ]
    const post = { abi, functionName: 'post', args }
    if (await this.send(this.options.builder, post, time)) this.next = time + this.options.every
  }

  private async send(signer: CallSigner, call: Call, time: number): Promise<boolean> {
    const isSent = await this.call.send(signer, call)
    if (!isSent) this.cameToNothing(time)
    return isSent
  }

  /** What was to be done is due still. */
  private cameToNothing(time: number): void {
    this.again = time + tryAgainAfter
    this.next = Math.min(this.next, this.again)
  }

  /** null where nothing was earned since the last epoch, or the same was revoked. */
  private async dueEpoch(): Promise<Epoch | 'unserved' | null> {
    const { node, contract, file, log } = this.options
    const { number: upToBlock } = await node.solid()
    const text = await file(upToBlock)
    if (text === null) return 'unserved'
    const epoch = await readEpoch(text)
    if (epoch.distributor !== contract || epoch.upToBlock !== upToBlock) {
      log.warn({ upToBlock }, 'the data file is of another epoch')
      return null
    }
    const accepted = await Promise.all(
      epoch.totals.map(async ({ token }) => (await this.read('totalsOf', [token]))[0]),
    )
    if (!epoch.totals.some(({ amount }, i) => amount > accepted[i]!)) return null
    const [state, root] = await this.read('epochOf', [await this.read('epochs', [])])
    if (state === 3n && root === epoch.root) {
      log.warn({ upToBlock }, 'this epoch was revoked, it is not posted again')
      return null
    }
    return epoch
  }

  /** Whether the pool's share of fees need not be asked for first. */
  private async isFunded({ totals }: Epoch): Promise<boolean> {
    for (const { token, amount } of totals) {
      const [[balance], [, paid]] = await Promise.all([
        this.read('reserve', [token]),
        this.read('totalsOf', [token]),
      ])
      if (amount - paid > balance) return false
    }
    return true
  }

  private read<const F extends ReadName>(functionName: F, args: readonly unknown[]) {
    const { node, contract } = this.options
    return node.readContract({ address: contract, abi, functionName, args: args as never })
  }
}

type ReadName = 'waitingEpoch' | 'epochs' | 'epochOf' | 'totalsOf' | 'reserve'
