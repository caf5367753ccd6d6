/** Ways back: snapshots, and blocks replaced by others. */
import type { Header, StoredTransaction } from './block.ts'
import type { Node } from './node.ts'
import type { Pending } from './store/ledger.ts'
import type { ReorgOptions } from './types.ts'

interface Snapshot {
  readonly id: number
  readonly block: Header
  readonly pool: readonly Pending[]
  readonly clock: number
}

export class Snapshots {
  readonly #node: Node
  readonly #taken: Snapshot[] = []
  #next = 1

  constructor(node: Node) {
    this.#node = node
  }

  take(): number {
    const { head, ledger } = this.#node
    const id = this.#next++
    this.#taken.push({ id, block: head, pool: [...ledger.pool.values()], clock: ledger.clock })
    return id
  }

  /** Clock and waiting transactions included. Later snapshots are gone; this one stays. */
  async revert(id: number): Promise<void> {
    const snapshot = this.#taken.find((each) => each.id === id)
    if (snapshot === undefined) throw new RangeError(`There is no snapshot ${id}.`)
    const { header } = this.#node.ledger.block(snapshot.block.number) ?? {}
    if (header?.id !== snapshot.block.id) {
      throw new RangeError(`Snapshot ${id} is of a block that is no longer in the chain.`)
    }
    this.#taken.splice(this.#taken.indexOf(snapshot) + 1)
    this.#node.cut(header.number, snapshot.pool, snapshot.clock)
    await this.#node.restorePending()
  }
}

/** Replaces the last `depth` blocks by as many different ones. */
export async function reorg(
  node: Node,
  depth: number,
  { transactions = 'pending', force = false }: ReorgOptions = {},
): Promise<void> {
  const { ledger, solidNumber } = node
  const { number } = node.head
  if (!Number.isInteger(depth) || depth < 1 || depth >= number) {
    throw new RangeError(`The chain has ${number} blocks: ${depth} cannot be replaced.`)
  }
  if (!force && number - depth < solidNumber) {
    throw new RangeError(
      `Block ${solidNumber} is solid: only ${number - solidNumber} can be replaced without force.`,
    )
  }
  const replaced = Array.from({ length: depth }, (_, i) => ledger.mustHave(number - depth + 1 + i))
  const returned = replaced.flatMap((block) => block.transactions.map(asPending))
  const waiting = [...ledger.pool.values()]
  const pool = transactions === 'pending' ? [...returned, ...waiting] : waiting
  node.cut(number - depth, pool, ledger.clock)
  node.changeProducer()
  for (const { header } of replaced) await node.seal([], { after: header.timestamp })
  if (node.options.blockTime === 'instant') {
    for (const transaction of node.pending()) await node.seal([transaction])
  } else {
    await node.restorePending()
  }
}

const asPending = ({ raw, signatures }: StoredTransaction): Pending => ({ raw, signatures })
