import type { TronNode } from '#platform/chain/node.ts'
import { OneCall } from '#platform/chain/oneCall.ts'
import type { Call, CallSigner } from '#platform/chain/signedCall.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'
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
  /** Calls the splitter, whose pool is the distributor: any account may. */
  readonly pool: CallSigner
  /** Contracts that split fees in coins, and who calls them: any account may. */
  readonly money: readonly { readonly address: Address; readonly signer: CallSigner }[]
  /** Seconds of chain time between two epochs. */
  readonly every: number
  /** The network of the deployment: it determines the last blocks of epochs. */
  readonly network: string
}

/** Seconds of chain time after a failed call. */
const tryAgainAfter = 30

const message = {
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

const moneyAbi = parseAbi([
  'function withdraw(address account, address coin)',
  'function creditOf(address account, address coin) view returns (uint256)',
])

/**
 * Posts an epoch if something new was earned, and accepts it after its challenge time. It computes root, totals and
 * hash from the lines of the data file, accepts no other epoch from any builder, and never posts a revoked one again.
 */
export class EpochsKeeper {
  constructor(options: EpochsOptions) {
    this.options = options
    this.call = new OneCall(options.node, options.log, message)
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
    const short = await this.shortOf(due)
    if (short !== null) return this.fetchFunds(short, time)
    const { root, dataHash, upToBlock, tokens, totals } = due
    const args = [root, dataHash, BigInt(upToBlock), tokens, totals]
    const post = { abi, functionName: 'post', args }
    if (await this.send(this.options.builder, post, time)) this.next = time + this.options.every
  }

  /** A waiting epoch is checked at once, and accepted after its challenge time if it matches. */
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

  /** The pending action is still due. */
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
      options.log.warn({ upToBlock }, 'this epoch was revoked and is not posted again')
      return null
    }
    return { ...toPost(epoch), upToBlock }
  }

  /** The first token of which the contract does not hold its total beside what accepted epochs still owe. */
  private async shortOf({ tokens, totals }: Posted): Promise<Address | null> {
    for (const [i, token] of tokens.entries()) {
      const [balance, promised] = await this.contract.read('reserve', [token])
      if (totals[i]! + promised > balance) return token
    }
    return null
  }

  /** The pool's share of fees in a token, where a contract that splits them has any. */
  private async fetchFunds(token: Address, time: number): Promise<void> {
    const sent =
      token === zeroAddress ? await this.fetchTrx(time) : await this.fetchCoin(token, time)
    if (sent) return
    this.next = time + fundsAgainAfter
    this.options.log.error({ contract: this.contract.address, token }, isShort)
  }

  private async fetchTrx(time: number): Promise<boolean> {
    const { node, splitter: address, pool } = this.options
    const asked = { address, abi: poolAbi, functionName: 'undistributed', args: [] } as const
    const [, share] = await node.readContract(asked)
    if (share === 0n) return false
    await this.send(pool, { abi: poolAbi, functionName: 'withdrawPool', args: [] }, time)
    return true
  }

  private async fetchCoin(coin: Address, time: number): Promise<boolean> {
    const args = [this.contract.address, coin] as const
    for (const { address, signer } of this.options.money) {
      const asked = { address, abi: moneyAbi, functionName: 'creditOf', args } as const
      if ((await this.options.node.readContract(asked)) === 0n) continue
      await this.send(signer, { abi: moneyAbi, functionName: 'withdraw', args }, time)
      return true
    }
    return false
  }
}

const isShort =
  'funds for the next epoch are missing: an accepted epoch that does not match binds them, send them to the contract'
