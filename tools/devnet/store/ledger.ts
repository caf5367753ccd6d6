/** The chain as kept: every block by number and by transaction, rebuilt from the journal when opened. */
import type { BlockRecord, Header } from '../block.ts'
import { sha256 } from '../crypto.ts'
import type { State } from '../state.ts'
import { type IdsImage, TransactionIds } from './ids.ts'
import type { Journal } from './journal.ts'
import { Packer } from './pack.ts'

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
  readonly shapes: readonly (readonly string[])[]
  readonly positions: number[]
  readonly transactions: IdsImage
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
  readonly #packer = new Packer()
  readonly #transactions = new TransactionIds()
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
    const frame = this.#frame(this.#journal.read(position))
    if (frame?.kind !== 'block') throw new Error('the journal is damaged: a block is not one')
    this.#remember(frame.block)
    return frame.block
  }

  mustHave(number: number): BlockRecord {
    const block = this.block(number)
    if (block === undefined) throw new Error(`there is no block ${number}`)
    return block
  }

  blockNumberOf(transactionId: string): number | undefined {
    return this.#transactions.get(transactionId)
  }

  blocksWithLogsOf(contract: string): readonly number[] {
    return this.#byContract.get(contract) ?? []
  }

  /** Records a frame and takes it into account; the state is the caller's to bring along. */
  add(frame: Frame): void {
    // Without a disk the journal is only there to read blocks back.
    const kept = this.#journal.durable || frame.kind === 'block'
    this.#take(frame, kept ? this.#write(frame) : -1)
  }

  /** A frame names its shapes by number: new ones come before it, each in a frame of its own. */
  #write(frame: Frame): number {
    const { shapes } = this.#packer
    const known = shapes.length
    const bytes = this.#packer.pack(frame)
    for (const keys of this.#journal.durable ? shapes.slice(known) : []) {
      this.#journal.append(Buffer.concat([shapeMark, Buffer.from(keys.join(' '))]))
    }
    return this.#journal.append(bytes)
  }

  /** null for a frame that only names a shape. */
  #frame(bytes: Buffer): Frame | null {
    return bytes[0] === shapeMark[0] ? null : (this.#packer.unpack(bytes) as Frame)
  }

  /** Follows one frame of an opened journal, state included. */
  replay(bytes: Buffer, position: number, state: State): void {
    const frame = this.#frame(bytes)
    if (frame === null) {
      const names = bytes.toString('utf8', 1)
      this.#packer.learn(names === '' ? [] : names.split(' '))
      return
    }
    if (frame.kind === 'block') state.redo(frame.block.writes)
    if (frame.kind === 'cut') {
      for (let number = this.head.number; number > frame.to; number--) {
        state.undo(this.mustHave(number).writes)
      }
    }
    this.#take(frame, position)
  }

  /** Resolves when all so far is on disk; undefined when there is nothing to wait for. */
  flushed(): Promise<void> | undefined {
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
      this.#transactions.add(receipt.id, number)
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
        for (const { address } of receipt.logs) {
          const blocks = this.#byContract.get(address)
          if (blocks?.at(-1) === number) blocks.pop()
        }
      }
      this.#recent.delete(number)
    }
    this.#transactions.cut(to)
    this.#journal.forgetFrom(this.#positions[to + 1] ?? this.#journal.end)
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
      shapes: this.#packer.shapes,
      positions: this.#positions,
      transactions: this.#transactions.image(),
      byContract: this.#byContract,
      pool: this.pool,
      clock: this.clock,
      head: this.head,
    }
  }

  load(image: LedgerImage): void {
    this.#positions = image.positions
    for (const keys of image.shapes) this.#packer.learn(keys)
    this.#transactions.load(image.transactions)
    this.#byContract = image.byContract
    this.pool = image.pool
    this.clock = image.clock
    this.#head = image.head
  }
}

/** No packed value begins so. */
const shapeMark = Buffer.from('S')

const idOf = ({ raw }: Pending): string => sha256(Buffer.from(raw, 'hex')).toString('hex')
