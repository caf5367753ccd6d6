import type { TronNode } from '#platform/chain/node.ts'
import { OneCall } from '#platform/chain/oneCall.ts'
import type { Call, CallSigner } from '#platform/chain/signedCall.ts'
import type { Address } from '#platform/std/address.ts'
import { parseAbi } from 'viem'

import { rewardDistributorAbi as abi } from '../contract/abi.ts'
import { apartOn, candidateOf } from '../candidate.ts'
import { type Posted, toPost } from '../posted.ts'
import { Distributor } from './distributor.ts'
import { epochAt } from './files.ts'
import { Judge, type JudgeOptions } from './judge.ts'
import { ProposalWatch } from './proposal.ts'

export interface EpochsOptions extends JudgeOptions {
  readonly node: TronNode
  /** Who signs for RewardDistributor, as its builder. */
  readonly builder: CallSigner
  readonly splitter: Address
  /** Calls the splitter, whose pool is the distributor: anybody may. */
  readonly pool: CallSigner
  /** Seconds of chain time between two epochs. */
  readonly every: number
  /** Which the deployment is on: it says up to which blocks epochs are posted. */
  readonly network: string
}

/** Seconds of chain time after a call that came to nothing. */
const tryAgainAfter = 30

const words = {
  sent: 'sent for the epochs of rewards',
  refused: 'the node refused a call',
  failed: 'a call for the epochs failed',
}

/** Seconds of chain time between two looks at funds that are missing. */
const fundsAgainAfter = 3_600

const poolAbi = parseAbi([
  'function withdrawPool()',
  'function undistributed() view returns (uint256 platformAmount, uint256 poolAmount)',
])

/**
 * Posts an epoch where something new was earned, and accepts it after its challenge time. It computes root, totals and
 * hash from the lines of the data file itself, accepts nothing else, whoever posted it, and never posts again what the
 * guardian has revoked.
 */
export class EpochsKeeper {
  constructor(options: EpochsOptions) {
    this.options = options
    this.call = new OneCall(options.node, options.log, words)
    this.contract = new Distributor(options.node, options.contract)
    this.judge = new Judge(options)
    this.proposal = new ProposalWatch(this.contract, options)
  }
  private readonly options: EpochsOptions
  private readonly call: OneCall
  private readonly contract: Distributor
  private readonly judge: Judge
  private readonly proposal: ProposalWatch
  /** Unix seconds of chain time before which no epoch is posted, and before which nothing is sent. */
  private next = 0
  private again = 0

  /** One call at most. Throws where the node does not answer: the next turn goes on. */
  async turn(): Promise<void> {
    const { time } = await this.options.node.head()
    const outcome = await this.call.outcome(time)
    if (outcome === 'waits') return
    if (outcome === 'failed') this.cameToNothing(time)
    await this.proposal.look(time)
    if (time < this.again) return
    const number = await this.contract.read('waitingEpoch', [])
    if (number > 0n) return this.attend(number, time)
    if (time < this.next) return
    const due = await this.due()
    if (due === 'later') return
    if (due === null) return void (this.next = time + this.options.every)
    if (!(await this.isFunded(due))) return this.fetchFunds(time)
    const { root, dataHash, upToBlock, tokens, totals } = due
    const args = [root, dataHash, BigInt(upToBlock), tokens, totals]
    const post = { abi, functionName: 'post', args }
    if (await this.send(this.options.builder, post, time)) this.next = time + this.options.every
  }

  /** What waits is looked at once it is there, and accepted after its challenge time where it is right. */
  private async attend(number: bigint, time: number): Promise<void> {
    const there = await this.contract.epoch(number)
    const isRight = await this.judge.isRight(number, there, time)
    if (isRight !== true || BigInt(time) < there.acceptableAt) return
    const accept = { abi, functionName: 'accept', args: [number] }
    await this.send(this.options.builder, accept, time)
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

  /** null where nothing was earned that no accepted epoch holds, or the same was revoked. */
  private async due(): Promise<(Posted & { readonly upToBlock: number }) | 'later' | null> {
    const { contract, options } = this
    const { number: solid } = await options.node.solid()
    const upToBlock = candidateOf(solid, apartOn(options.network))
    // An epoch knows the one before it: the contract takes none up to an older block.
    if (BigInt(upToBlock) < (await contract.read('acceptedInBlock', []))) return 'later'
    const epoch = await epochAt(options, upToBlock)
    if (epoch === 'unserved') return 'later'
    if (epoch === 'another' || epoch.leaves.length === 0) return null
    const last = await contract.epoch(await contract.read('epochs', []))
    if (last.state === 'revoked' && last.root === epoch.root) {
      options.log.warn({ upToBlock }, 'this epoch was revoked, it is not posted again')
      return null
    }
    return { ...toPost(epoch), upToBlock }
  }

  /** Whether the contract holds these totals beside what accepted epochs still owe. */
  private async isFunded({ tokens, totals }: Posted): Promise<boolean> {
    for (const [i, token] of tokens.entries()) {
      const [balance, promised] = await this.contract.read('reserve', [token])
      if (totals[i]! + promised > balance) return false
    }
    return true
  }

  /** The pool's share of fees, where the splitter has any. */
  private async fetchFunds(time: number): Promise<void> {
    const { node, splitter: address, pool, log } = this.options
    const asked = { address, abi: poolAbi, functionName: 'undistributed', args: [] } as const
    const [, share] = await node.readContract(asked)
    if (share > 0n) {
      await this.send(pool, { abi: poolAbi, functionName: 'withdrawPool', args: [] }, time)
      return
    }
    this.next = time + fundsAgainAfter
    log.error({ contract: this.contract.address }, isShort)
  }
}

const isShort =
  'funds for the next epoch are missing: an accepted epoch that does not match binds them, send TRX to the contract'
