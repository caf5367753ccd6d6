import type { BlockHead, NodeCall, NodeReceipt, TronNode } from '#platform/chain/node.ts'
import { Failure, failures } from '#platform/std/failure.ts'

/** A transaction with what came of it. */
export interface MinedCall {
  readonly call: NodeCall
  readonly receipt: NodeReceipt
}

export interface ReadBlock {
  readonly head: BlockHead
  readonly calls: readonly MinedCall[]
}

/** Blocks one after the other, as far as they could be read. */
export interface ReadBlocks {
  readonly blocks: readonly ReadBlock[]
  /** What went wrong with the block after the last. */
  readonly error: unknown
}

/** Blocks that are requested at once. */
export const batch = 50
/** Lists of receipts that are requested at once. */
const receiptsAtOnce = 4
/** Batches that are requested before they are needed. */
const batchesAhead = 4
/** How many of those are on their way at once. */
const batchesAtOnce = 2
/** From this number of calls on no further batch is returned with them. */
export const enough = 5_000

/** Reads blocks in order, some before they are wanted: the node answers while the database writes. */
export class Ahead {
  constructor(node: TronNode, end: number) {
    this.node = node
    this.end = end
  }
  private readonly node: TronNode
  private readonly end: number
  private readonly asked = new Map<number, Promise<void>>()
  private readonly atHand = new Map<number, ReadBlocks>()

  /** Requests those from `from` on, before they are needed. */
  begin(from: number): void {
    for (let ahead = 0; ahead < batchesAhead; ahead++) this.ask(from + ahead * batch)
  }

  /** Those from `from` on, as many as are ready; one at least, or an error. */
  async next(from: number): Promise<ReadBlocks> {
    this.begin(from)
    await this.asked.get(from)
    const blocks: ReadBlock[] = []
    let error: unknown = null
    for (let calls = 0; error === null && calls < enough;) {
      const read = this.take(from + blocks.length)
      if (read === undefined) break
      blocks.push(...read.blocks)
      error = read.error
      for (const block of read.blocks) calls += block.calls.length
    }
    return { blocks, error }
  }

  private take(from: number): ReadBlocks | undefined {
    const read = this.atHand.get(from)
    if (read === undefined) return undefined
    this.asked.delete(from)
    this.atHand.delete(from)
    return read
  }

  private ask(from: number): void {
    if (from > this.end || this.asked.has(from)) return
    const before = this.asked.get(from - batchesAtOnce * batch) ?? Promise.resolve()
    const read = before.then(() => this.read(from, Math.min(from + batch - 1, this.end)))
    this.asked.set(
      from,
      read.then((found) => void this.atHand.set(from, found)),
    )
  }

  private async read(from: number, to: number): Promise<ReadBlocks> {
    try {
      const found = await this.node.blocks(from, to)
      if (found.length === 0) throw unavailable(`block ${from} was not returned`)
      return await this.withReceipts(found)
    } catch (error) {
      return { blocks: [], error }
    }
  }

  private async withReceipts(
    found: readonly { head: BlockHead; calls: readonly NodeCall[] }[],
  ): Promise<ReadBlocks> {
    const blocks: ReadBlock[] = []
    for (let first = 0; first < found.length; first += receiptsAtOnce) {
      const some = found.slice(first, first + receiptsAtOnce)
      const answers = await Promise.allSettled(
        some.map(async ({ head, calls }) =>
          calls.length === 0 ? [] : this.node.receipts(head.number),
        ),
      )
      for (const [i, answered] of answers.entries()) {
        if (answered.status === 'rejected') return { blocks, error: answered.reason }
        try {
          const { head, calls } = some[i]!
          blocks.push({ head, calls: together(head, calls, answered.value) })
        } catch (error) {
          return { blocks, error }
        }
      }
    }
    return { blocks, error: null }
  }
}

function together(
  head: BlockHead,
  calls: readonly NodeCall[],
  receipts: readonly NodeReceipt[],
): MinedCall[] {
  const byHash = new Map(receipts.map((receipt) => [receipt.hash, receipt]))
  return calls.map((call) => {
    const receipt = byHash.get(call.hash)
    // A node that lags behind itself: without its receipt a transaction's events would be lost.
    if (receipt === undefined) throw unavailable(`no receipt of ${call.hash}`)
    // One call may end otherwise in the block that stands, or stood, at this height instead.
    if (receipt.time !== head.time) throw unavailable(`receipts of another block`)
    return { call, receipt }
  })
}

const unavailable = (why: string): Failure =>
  new Failure(failures.NODE_UNAVAILABLE, { cause: new Error(why) })
