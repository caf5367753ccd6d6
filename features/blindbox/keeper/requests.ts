import type { TronNode } from '#platform/chain/node.ts'
import { decodeEvent } from '#platform/chain/log.ts'
import type { Address } from '#platform/std/address.ts'
import type { Hex } from 'viem'

import { blindBoxesAbi } from '../contract/abi.ts'

/** The arguments of `settle` and `refund`, from the event `Requested`. */
export interface BoxRequest {
  readonly id: bigint
  readonly holder: Address
  readonly boxIds: readonly bigint[]
  /** sun. */
  readonly amount: bigint
  readonly seed: Hex
  /** The request's block; the draw hangs on the one after it. */
  readonly blockNumber: number
}

/** Blocks of one request. */
const batch = 20
/** Blocks that are read backwards in one turn. */
const range = 200
/** No request that can be settled is older. */
const longestDeadline = 256

/**
 * Finds the requests that are open in the chain itself, and only in blocks that nothing replaces. It reads
 * blocks as long as a request is open that it has not met, forwards and, after a start, backwards.
 */
export class RequestLog {
  constructor(node: TronNode, contract: Address, deployBlock: number) {
    this.node = node
    this.contract = contract
    this.deployBlock = deployBlock
  }
  private readonly node: TronNode
  private readonly contract: Address
  private readonly deployBlock: number
  private readonly known = new Map<bigint, BoxRequest>()
  /** Open requests that are not found yet, with the head when each was first missed: its block is not above. */
  private unknown = new Map<bigint, number>()
  /** Known requests that are no longer open, with the head when that was first seen. */
  private readonly over = new Map<bigint, number>()
  /** Blocks `low`..`high` are read, both included. */
  private low = 0
  private high = -1
  private began = 0

  get(id: bigint): BoxRequest | undefined {
    return this.known.get(id)
  }

  /**
   * Adds the data of requests that are open at the head.
   * @param solid number of the last block that cannot be replaced
   * @returns how many of them are not found yet
   */
  async find(open: ReadonlySet<bigint>, head: number, solid: number): Promise<number> {
    if (this.high < 0) this.startAt(solid)
    this.compare(open, head, solid)
    if (this.unknown.size > 0) await this.forwards(solid)
    // A solid block that was passed over holds no request that is open and unknown.
    else if (solid > this.high) this.startAt(solid)
    if (this.unknown.size > 0) await this.backwards(solid)
    return this.unknown.size
  }

  private startAt(solid: number): void {
    this.began = solid
    this.low = solid + 1
    this.high = solid
  }

  private compare(open: ReadonlySet<bigint>, head: number, solid: number): void {
    const before = this.unknown
    const missing = [...open].filter((id) => !this.known.has(id))
    this.unknown = new Map(missing.map((id) => [id, before.get(id) ?? head]))
    for (const id of this.known.keys()) {
      if (open.has(id)) this.over.delete(id)
      else if (!this.over.has(id)) this.over.set(id, head)
    }
    // Until then a fork could open it again.
    for (const [id, since] of this.over) {
      if (since > solid) continue
      this.over.delete(id)
      this.known.delete(id)
    }
  }

  private async forwards(solid: number): Promise<void> {
    while (this.high < solid) {
      const last = await this.read(this.high + 1, Math.min(this.high + batch, solid))
      if (last === this.high) throw new Error(`the node does not give block ${last + 1}`)
      this.high = last
    }
  }

  /** As far back as a request can still be settled; farther only for those not found above. */
  private async backwards(solid: number): Promise<void> {
    const isLost = [...this.unknown.values()].some((missedAt) => missedAt <= solid)
    const oldest = isLost ? this.deployBlock : this.began - longestDeadline
    const end = Math.max(this.deployBlock, oldest, this.low - range)
    while (this.low > end && this.unknown.size > 0) {
      const from = Math.max(this.low - batch, end)
      const last = await this.read(from, this.low - 1)
      if (last !== this.low - 1) throw new Error(`the node does not give block ${last + 1}`)
      this.low = from
    }
    // All blocks are read and a request is missing: the node omitted it, so it is requested again.
    if (isLost && this.unknown.size > 0 && this.low <= this.deployBlock) this.startAt(solid)
  }

  /** Reads blocks, both included, and returns the last that the node gave. */
  private async read(from: number, to: number): Promise<number> {
    const blocks = await this.node.blocks(from, to)
    for (const { head, calls } of blocks) {
      if (calls.length === 0) continue
      const receipts = await this.node.receipts(head.number)
      if (receipts.length < calls.length) {
        throw new Error(`the node left out receipts of block ${head.number}`)
      }
      for (const { logs } of receipts) {
        for (const log of logs) if (log.address === this.contract) this.note(log)
      }
    }
    return blocks.at(-1)?.head.number ?? from - 1
  }

  private note({ topics, data }: { topics: readonly string[]; data: string }): void {
    const event = decodeEvent(blindBoxesAbi, 'Requested', topics, data)
    if (event === null) return
    const { requestId: id, ...request } = event
    // Its type takes any bytes for an address.
    const seed: Hex = `0x${request.seed.slice(2)}`
    this.unknown.delete(id)
    this.known.set(id, { ...request, id, seed, blockNumber: Number(request.blockNumber) })
  }
}
