/** The chain as kept: every block by number and by transaction, rebuilt from the journal when opened. */
import { deserialize, serialize } from 'node:v8'
import type { BlockRecord, Header } from '../block.ts'
import { sha256 } from '../crypto.ts'
import type { State } from '../state.ts'
import type { Journal } from './journal.ts'

export interface Pending {
  readonly raw: string
  readonly signatures: readonly string[]
}

/** What the journal records. A cut takes blocks off the end of the chain. */
export type Frame =
  | { kind: 'block'; block: BlockRecord }
  | { kind: 'cut'; to: number; pool: readonly Pending[]; clock: number }
  | { kind: 'pool'; pending: Pending }
  | { kind: 'clock'; clock: number }

export interface LedgerImage {
  readonly positions: number[]
  readonly byTransaction: Map<string, number>
  readonly byContract: Map<string, number[]>
  readonly pool: Map<string, Pending>
  readonly clock: number
  readonly head: Header
}

const cached = 256

export class Ledger {
  readonly #journal: Journal
  readonly #recent = new Map<number, BlockRecord>()
  #positions: number[] = []
  #byTransaction = new Map<string, number>()
  /** Blocks in which a contract wrote logs, ascending; by 40 hex digits. */
  #byContract = new Map<string, number[]>()
  /** Accepted and not yet in a block, in order of arrival. */
  pool = new Map<string, Pending>()
  /** Milliseconds that this chain's clock is ahead of the machine's. */
  clock = 0
  #head: Header | null = null

  constructor(journal: Journal) {
    this.#journal = journal
  }

  get empty(): boolean {
    return this.#head === null
  }

  get head(): Header {
    if (this.#head === null) throw new Error('the chain has no block')
    return this.#head
  }

  block(number: number): BlockRecord | undefined {
    const known = this.#recent.get(number)
    if (known !== undefined) return known
    const position = this.#positions[number]
    if (position === undefined) return undefined
    const frame = deserialize(this.#journal.read(position)) as Frame
    if (frame.kind !== 'block') throw new Error('the journal is damaged: a block is not one')
    this.#remember(frame.block)
    return frame.block
  }

  mustHave(number: number): BlockRecord {
    const block = this.block(number)
    if (block === undefined) throw new Error(`there is no block ${number}`)
    return block
  }

  blockNumberOf(transactionId: string): number | undefined {
    return this.#byTransaction.get(transactionId)
  }

  blocksWithLogsOf(contract: string): readonly number[] {
    return this.#byContract.get(contract) ?? []
  }

  /** Records a frame and takes it into account; the state is the caller's to bring along. */
  add(frame: Frame): void {
    const position = this.#journal.append(serialize(frame))
    this.#take(frame, position)
  }

  /** Follows one frame of an opened journal, state included. */
  replay(frame: Frame, position: number, state: State): void {
    if (frame.kind === 'block') state.redo(frame.block.writes)
    if (frame.kind === 'cut') {
      for (let number = this.head.number; number > frame.to; number--) {
        state.undo(this.mustHave(number).writes)
      }
    }
    this.#take(frame, position)
  }

  flushed(): Promise<void> {
    return this.#journal.flushed()
  }

  #take(frame: Frame, position: number): void {
    switch (frame.kind) {
      case 'block':
        this.#extend(frame.block, position)
        break
      case 'cut':
        this.#cut(frame.to)
        this.pool = new Map(frame.pool.map((each) => [idOf(each), each]))
        this.clock = frame.clock
        break
      case 'pool':
        this.pool.set(idOf(frame.pending), frame.pending)
        break
      case 'clock':
        this.clock = frame.clock
        break
    }
  }

  #extend(block: BlockRecord, position: number): void {
    const { number } = block.header
    this.#positions[number] = position
    this.#head = block.header
    for (const { receipt } of block.transactions) {
      this.#byTransaction.set(receipt.id, number)
      this.pool.delete(receipt.id)
      for (const { address } of receipt.logs) {
        const blocks = this.#byContract.get(address)
        if (blocks === undefined) this.#byContract.set(address, [number])
        else if (blocks.at(-1) !== number) blocks.push(number)
      }
    }
    this.#remember(block)
  }

  #cut(to: number): void {
    for (let number = this.head.number; number > to; number--) {
      const { transactions } = this.mustHave(number)
      for (const { receipt } of transactions) {
        this.#byTransaction.delete(receipt.id)
        for (const { address } of receipt.logs) {
          const blocks = this.#byContract.get(address)
          if (blocks?.at(-1) === number) blocks.pop()
        }
      }
      this.#journal.forget(this.#positions[number] ?? -1)
      this.#recent.delete(number)
    }
    this.#positions.length = to + 1
    this.#head = this.mustHave(to).header
  }

  #remember(block: BlockRecord): void {
    this.#recent.set(block.header.number, block)
    if (this.#recent.size > cached) {
      const [oldest] = this.#recent.keys()
      if (oldest !== undefined) this.#recent.delete(oldest)
    }
  }

  image(): LedgerImage {
    return {
      positions: this.#positions,
      byTransaction: this.#byTransaction,
      byContract: this.#byContract,
      pool: this.pool,
      clock: this.clock,
      head: this.head,
    }
  }

  load(image: LedgerImage): void {
    this.#positions = image.positions
    this.#byTransaction = image.byTransaction
    this.#byContract = image.byContract
    this.pool = image.pool
    this.clock = image.clock
    this.#head = image.head
  }
}

const idOf = ({ raw }: Pending): string => sha256(Buffer.from(raw, 'hex')).toString('hex')
