import type { BlockHead, TronNode } from '#platform/chain/node.ts'
import { type Address, addressToHex20 } from '#platform/std/address.ts'
import type { Hex } from 'viem'

import { blindBoxesAbi } from '../contract/abi.ts'
import type { KeeperLog, Operator } from './operator.ts'
import { type BoxRequest, RequestLog } from './requests.ts'
import { Secrets } from './secrets.ts'
import { Sends } from './sends.ts'
import { BoxesReader, type SeriesState, openOf } from './series.ts'

export interface KeeperOptions {
  readonly node: TronNode
  /** 0x and 8 hex digits: the keeper sends nothing to a node of another chain. */
  readonly chainId: string
  /** The contract, and the first block with anything of it. */
  readonly contract: Address
  readonly deployBlock: number
  /** 32 bytes. */
  readonly master: Hex
  readonly operator: Operator
  readonly log: KeeperLog
  /** Whether secrets of another master give way to ours where no request is open. Without it they never do. */
  readonly mayRebind?: boolean
}

/** The result of a turn. */
export interface Seen {
  readonly head: BlockHead
  /** Number of the last block that nothing replaces. */
  readonly solid: number
  readonly series: readonly SeriesState[]
  /** Open requests, and those of them that are in no block yet that nothing replaces. */
  readonly open: number
  readonly unfound: number
  /** How many blocks ago the oldest of them that is found was made; 0 where none is. */
  readonly oldest: number
  /** Series whose secrets the master does not produce. */
  readonly foreign: readonly bigint[]
}

/**
 * The operator's side of the boxes: settles requests, refunds late ones, and posts chains of secrets, except for closed
 * series. With an external source of words it settles with these words, and a chain that it posts only states that the
 * bond covers the series. It reads all state from the chain; its own state may be lost.
 */
export class Keeper {
  constructor(options: KeeperOptions) {
    const { node, contract, deployBlock, master, operator, log } = options
    this.options = options
    this.reader = new BoxesReader(node, contract)
    this.secrets = new Secrets(
      { master, contract: `0x${addressToHex20(contract)}` },
      this.reader,
      log,
    )
    this.requests = new RequestLog(node, contract, deployBlock)
    this.sends = new Sends(node, operator, log)
  }
  private readonly options: KeeperOptions
  readonly reader: BoxesReader
  private readonly secrets: Secrets
  private readonly requests: RequestLog
  private readonly sends: Sends
  /** Blocks that a request can be settled for; known after the first look. */
  deadline: number | null = null
  /** Whether the key is the operator's; known after the first look. */
  isOperator = false
  /** Names of what this turn sends or waits for. */
  private wanted = new Set<string>()

  /** Reads the chain once and sends what is due. Throws if the node does not answer: the next turn continues. */
  async turn(): Promise<Seen> {
    const seen = await this.look()
    this.wanted = new Set()
    for (const one of seen.series) await this.serve(one, seen.head, seen.solid)
    this.sends.keep(this.wanted)
    return seen
  }

  /** Looks, and sends nothing. */
  async look(): Promise<Seen> {
    const { node } = this.options
    await this.meet()
    // In this order: a head is never older than what counts as solid beside it.
    const solid = (await node.solid()).number
    const head = await node.head()
    const series = await this.reader.series(head.number, solid)
    const open = new Set(series.flatMap(openOf))
    const unfound = await this.requests.find(open, head.number, solid)
    const foreign = series.filter(
      (one) => one.standing && (!one.closed || one.pending > 0) && this.secrets.isForeign(one),
    )
    const made = [...open].flatMap((id) => this.requests.get(id)?.blockNumber ?? [])
    return {
      head,
      solid,
      series,
      open: open.size,
      unfound,
      oldest: head.number - Math.min(head.number, ...made),
      foreign: foreign.map(({ id }) => id),
    }
  }

  /** Constants of the contract, read once. */
  private async meet(): Promise<void> {
    if (this.deadline !== null) return
    const { node, chainId, operator, log } = this.options
    const actual = await node.chainId()
    if (actual !== chainId.toLowerCase()) {
      throw new Error(`the node is of chain ${actual}, the deployment of ${chainId}`)
    }
    const named = await this.reader.operator()
    this.isOperator = named === operator.address
    if (!this.isOperator) {
      const values = { operator: named, key: operator.address }
      log.error(values, 'the key is not the operator’s: chains of secrets cannot be posted')
    }
    await this.secrets.meet()
    this.deadline = await this.reader.deadline()
  }

  private async serve(series: SeriesState, head: BlockHead, solid: number): Promise<void> {
    if (series.standing) await this.settle(series, head, solid)
    else if (series.pending > 0) await this.refundVoid(series, head)
    else if (series.left > 0 && !series.closed) await this.post(series, head)
  }

  /**
   * In the order of the requests, each once the block after its own is solid: a secret revealed earlier could be used
   * on a fork.
   */
  private async settle(series: SeriesState, head: BlockHead, solid: number): Promise<void> {
    const open = openOf(series)
    if (open.length === 0 && !series.closed && this.options.mayRebind === true) {
      if (this.secrets.isForeign(series)) await this.post(series, head)
      return
    }
    for (const [place, id] of open.entries()) {
      const request = this.requests.get(id)
      if (request === undefined || request.blockNumber + 1 > solid) return
      // The next block is the first that could take it.
      if (head.number >= request.blockNumber + (this.deadline ?? 0)) {
        await this.refund(request, head)
        return
      }
      const secret = await this.secrets.of(series, place, id)
      if (secret === undefined) return
      if (!(await this.send(`settle ${id}`, 'settle', [...valuesOf(request), secret], head))) return
    }
  }

  /** One was refunded, so all of that chain are. */
  private async refundVoid(series: SeriesState, head: BlockHead): Promise<void> {
    for (const id of openOf(series)) {
      const request = this.requests.get(id)
      const [first] = request?.boxIds ?? []
      if (request === undefined || first === undefined) continue
      if ((await this.reader.openedBy(first)) === id) await this.refund(request, head)
    }
  }

  private refund(request: BoxRequest, head: BlockHead): Promise<boolean> {
    return this.send(`refund ${request.id}`, 'refund', valuesOf(request), head)
  }

  private async post(series: SeriesState, head: BlockHead): Promise<void> {
    if (!this.isOperator) return
    const { id, last } = series
    const args = [id, this.secrets.nextTip(series)]
    await this.send(`post ${id} from ${last + 1}`, 'postChain', args, head)
  }

  private async send(
    name: string,
    functionName: 'settle' | 'refund' | 'postChain',
    args: readonly unknown[],
    head: BlockHead,
  ): Promise<boolean> {
    this.wanted.add(name)
    return this.sends.once(name, { abi: blindBoxesAbi, functionName, args }, head)
  }
}

const valuesOf = ({ id, holder, boxIds, amount, seed, blockNumber }: BoxRequest) => [
  id,
  holder,
  boxIds,
  amount,
  seed,
  BigInt(blockNumber),
]
