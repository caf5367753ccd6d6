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

/** Blocks that are asked for at once, and written in one transaction. */
export const batch = 50
/** Lists of receipts that are asked for at once. */
const receiptsAtOnce = 4
/** Batches that are asked for before they are wanted. */
const batchesAhead = 2

/** Reads blocks in order, some before they are wanted: the node answers while the database writes. */
export class Ahead {
  constructor(node: TronNode, end: number) {
    this.node = node
    this.end = end
  }
  private readonly node: TronNode
  private readonly end: number
  private readonly asked = new Map<number, Promise<ReadBlocks>>()

  /** Those from `from` on; one at least, or an error. */
  async next(from: number): Promise<ReadBlocks> {
    for (let ahead = 0; ahead < batchesAhead; ahead++) this.ask(from + ahead * batch)
    const read = await this.asked.get(from)!
    this.asked.delete(from)
    return read
  }

  private ask(from: number): void {
    if (from > this.end || this.asked.has(from)) return
    this.asked.set(from, this.read(from, Math.min(from + batch - 1, this.end)))
  }

  private async read(from: number, to: number): Promise<ReadBlocks> {
    try {
      const found = await this.node.blocks(from, to)
      if (found.length === 0) throw unavailable(`block ${from} was not given`)
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
