/** The chain at work: what is accepted, when a block is made, and how it can be taken back. */
import { witnesses } from './accounts.ts'
import { type Header, type StoredTransaction, leafOf, makeHeader, treeRoot } from './block.ts'
import { type Transaction, fromRawBytes } from './codec/transaction.ts'
import { type Context, execute } from './execute.ts'
import { admit } from './admit.ts'
import { digestOf } from './digest.ts'
import type { Edit } from './development/edits.ts'
import { printing } from './development/printing.ts'
import { Unlocked } from './development/unlocked.ts'
import { chainId, genesisRecord, genesisTime } from './genesis.ts'
import { params } from './params.ts'
import { Refusal } from './refusal.ts'
import type { Receipt } from './receipt.ts'
import { type Moment, momentAt } from './resources/moment.ts'
import type { State } from './state.ts'
import type { Pending } from './store/ledger.ts'
import type { Store } from './store/open.ts'
import { recordParent } from './tvm/history.ts'
import { Machine } from './tvm/machine.ts'
import { endBlock } from './votes/cycle.ts'
import type { BlockContext } from './tvm/session.ts'
import type { BlockTime } from './types.ts'

export interface NodeOptions {
  readonly blockTime: BlockTime
  /** With instant blocks: an empty one when the last is this many milliseconds old; 0 for never. */
  readonly heartbeat: number
  /** How many blocks the solid head is behind. */
  readonly solidLag: number
  /** How many demo accounts a new chain has. */
  readonly accounts: number
  /** Whole TRX that others have staked for energy when a new chain begins. */
  readonly energyWeight: number
  /** Busy contracts cost more energy, as the committee can decide. */
  readonly dynamicEnergy: boolean
  /** Milliseconds a transaction may compute, null for any time. */
  readonly cpuLimitMs: number | null
  readonly log: (line: string) => void
}

interface Sealing {
  /** What is refused is thrown instead of left out. */
  readonly strict?: boolean
  /** The block is later than this, milliseconds. */
  readonly after?: number
  /** The time and the producer are those of this block, which is made again. */
  readonly like?: Header
  /** Milliseconds; what `dictate` has set stays for the block after. */
  readonly at?: number
  /** Changes the state at the end of the block. */
  readonly edit?: Edit
}

const imageEvery = 5_000

/** Clients read block times as dates. */
const lastMoment = Date.UTC(9999, 11, 31)

function checkMoment(timestamp: number): void {
  if (Number.isInteger(timestamp) && timestamp <= lastMoment) return
  throw new RangeError('A block time is a number, at most that of the year 9999.')
}

export class Node {
  options: NodeOptions
  readonly unlocked = new Unlocked()
  readonly state: State
  readonly machine: Machine
  readonly #store: Store
  #fork = 0
  #timer: ReturnType<typeof setTimeout> | null = null
  #lastImage = 0
  #dictated: number | null = null
  #lag = 0

  constructor(store: Store, options: NodeOptions) {
    this.#store = store
    this.state = store.state
    this.options = options
    this.machine = new Machine(store.state, {
      chainId,
      blockId: (number) => {
        const block = this.ledger.block(Number(number))
        return block === undefined ? 0n : BigInt(`0x${block.header.id}`)
      },
      ...(options.dynamicEnergy ? { busy: { ...params.dynamicEnergy, since: genesisTime } } : {}),
      cpuLimitMs: options.cpuLimitMs,
    })
  }

  get ledger(): Store['ledger'] {
    return this.#store.ledger
  }

  get head(): Header {
    return this.ledger.head
  }

  get solidNumber(): number {
    const solid = Math.max(0, this.head.number - this.options.solidLag)
    return this.#lag === 0 ? solid : Math.max(Math.min(1, solid), solid - this.#lag)
  }

  /** Runs a task that finds the solid head this number of blocks further behind. */
  lagging<T>(blocks: number, task: () => T | Promise<T>): T | Promise<T> {
    return blocks === 0 ? task() : this.#lagged(blocks, task)
  }

  async #lagged<T>(blocks: number, task: () => T | Promise<T>): Promise<T> {
    this.#lag = blocks
    try {
      return await task()
    } finally {
      this.#lag = 0
    }
  }

  /** Milliseconds, travelled time included. */
  now(): number {
    return Date.now() + this.ledger.clock
  }

  /** Begins a new chain or continues the one in the store. */
  async start(): Promise<void> {
    if (this.ledger.empty) {
      const block = genesisRecord(this.state, this.options.accounts, this.options.energyWeight)
      this.ledger.add({ kind: 'block', block })
    }
    // TronWeb cannot read a head whose number is left out, as zero is: begin at one, solid too.
    while (this.solidNumber < 1) await this.seal([])
    await this.restorePending()
    await this.ledger.flushed()
    this.#lastImage = this.head.number
    this.#schedule()
  }

  async close(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    this.state.rewind(0)
    await this.#store.save()
    await this.#store.close()
  }

  /** Throws where the chain is in a folder, which can be copied itself. */
  image(): Buffer {
    this.state.rewind(0)
    const image = this.#store.image()
    if (image === null) throw new Error('only a network in memory gives an image')
    return image
  }

  /** Called by the timer under the queue; set by the owner of the queue. */
  runExclusive: (task: () => Promise<void>) => Promise<void> = (task) => task()

  #schedule(): void {
    const { blockTime, heartbeat } = this.options
    const pause = blockTime === 'instant' ? heartbeat : blockTime
    if (typeof pause !== 'number' || pause === 0) return
    const timer = setTimeout(() => {
      void this.runExclusive(async () => {
        if (this.#timer !== timer) return
        const idle = this.now() - this.head.timestamp >= pause
        if (blockTime !== 'instant' || idle) await this.sealPool()
      })
        .catch((error: unknown) => this.options.log(`no block: ${String(error)}`))
        .finally(() => {
          if (this.#timer === timer) this.#schedule()
        })
    }, pause)
    this.#timer = timer
  }

  context(timestamp: number): Context {
    const { number } = this.head
    return { number: number + 1, timestamp, witness: this.#witness.address, ...this.moment() }
  }

  /** The time for which stakes and the use of resources are computed. */
  moment({ timestamp, number }: Header = this.head): Moment {
    return momentAt(timestamp, number)
  }

  /** What a constant call sees: the head, as on a full node. */
  headContext({ number, timestamp, witness }: Header = this.head): BlockContext {
    return { number, timestamp, witness }
  }

  get #witness(): (typeof witnesses)[number] {
    const witness = witnesses[this.#fork % witnesses.length]
    if (witness === undefined) throw new Error('there is no block producer')
    return witness
  }

  #nextTimestamp(after = 0): number {
    if (this.#dictated !== null) return Math.max(this.#dictated, this.head.timestamp + 1)
    return Math.max(this.now(), this.head.timestamp + 1, after + 1)
  }

  /** Takes a signed transaction or throws a Refusal. Durable once `ledger.flushed()` resolves. */
  async submit(transaction: Transaction, check: () => void = () => {}): Promise<void> {
    admit(transaction, this)
    check()
    if (this.options.blockTime === 'instant') {
      await this.seal([transaction], { strict: true })
      return
    }
    execute(this.machine, transaction, this.context(this.#nextTimestamp()))
    this.ledger.add({ kind: 'pool', pending: pendingOf(transaction) })
  }

  isKnown(id: string): boolean {
    return this.ledger.pool.has(id) || this.ledger.blockNumberOf(id) !== undefined
  }

  /** Of the whole state of the chain; equal before and after a call that changes nothing. */
  digest(): Promise<string> {
    return this.state.without([this.state.pendingWrites()], () => digestOf(this.state, this.ledger))
  }

  /** Makes a block of these transactions; those that no longer hold are left out, or thrown if `strict`. */
  async seal(
    transactions: readonly Transaction[],
    { strict = false, after = 0, like, at, edit }: Sealing = {},
  ): Promise<Header> {
    this.state.rewind(0)
    const next = this.context(like?.timestamp ?? at ?? this.#nextTimestamp(after))
    const context = like === undefined ? next : { ...next, witness: like.witness }
    recordParent(this.state, context.number, this.head.id)
    const stored: StoredTransaction[] = []
    const leaves: Buffer[] = []
    const dropped: string[] = []
    for (const transaction of transactions) {
      let receipt: Receipt
      try {
        if (!strict) admit(transaction, this, { again: true, at: this.#due(context) })
        receipt = printing(this.machine, this.options.log, () =>
          execute(this.machine, transaction, context),
        )
      } catch (error) {
        if (strict) {
          this.state.rewind(0)
          throw error
        }
        this.options.log(`dropped ${transaction.id}: ${String(error)}`)
        dropped.push(transaction.id)
        continue
      }
      leaves.push(leafOf(transaction, receipt))
      stored.push({ ...pendingOf(transaction), receipt })
    }
    edit?.(this.state, context.timestamp)
    endBlock(this.state, context, this.head)
    if (at === undefined) this.#dictated = null
    const header = makeHeader({
      number: context.number,
      parent: this.head.id,
      timestamp: context.timestamp,
      txRoot: treeRoot(leaves),
      witness: context.witness,
    })
    const writes = this.state.takeWrites()
    const block = { header, transactions: stored, writes, ...(edit && { edited: true as const }) }
    this.ledger.add({ kind: 'block', block })
    for (const id of dropped) this.ledger.pool.delete(id)
    this.#imageSometimes()
    return header
  }

  /** Instant blocks may come long after the one before: there the head's time alone counts. */
  #due({ timestamp }: Context): number {
    return this.options.blockTime === 'instant' ? 0 : timestamp
  }

  /** Changes the state directly, in a block of its own, not before this time in milliseconds. */
  async edit(edit: Edit, notBefore = 0): Promise<void> {
    const next = this.head.timestamp + 1
    const at = this.#dictated === null ? Math.max(next, notBefore, this.now()) : next
    try {
      await this.seal([], { edit, at })
    } finally {
      await this.restorePending()
    }
  }

  /** From now on; with instant blocks what waits gets one. */
  async setBlockTime(blockTime: BlockTime): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer)
    this.#timer = null
    this.options = { ...this.options, blockTime }
    if (blockTime === 'instant' && this.ledger.pool.size > 0) await this.sealPool()
    this.#schedule()
  }

  /** A block of everything that waits; empty when nothing does. */
  async sealPool(): Promise<Header> {
    return this.seal(this.pending())
  }

  pending(): Transaction[] {
    return [...this.ledger.pool.values()].map(transactionFrom)
  }

  /** One of those, by its id. */
  waiting(id: string): Transaction | undefined {
    const pending = this.ledger.pool.get(id)
    return pending === undefined ? undefined : transactionFrom(pending)
  }

  async mine(blocks: number): Promise<void> {
    for (let i = 0; i < blocks; i++) await this.sealPool()
  }

  /** Moves the clock on; the blocks made here carry the new time and take the solid head along. */
  async travel(seconds: number): Promise<void> {
    // The head may be a moment ahead of the clock; the jump is measured from whichever is later.
    const ahead = Math.max(0, this.head.timestamp - this.now())
    this.shift(ahead + Math.round(seconds * 1000))
    await this.mine(1 + this.options.solidLag)
  }

  /** Milliseconds that the clock moves on, for the blocks to come. */
  shift(milliseconds: number): void {
    checkMoment(this.now() + milliseconds)
    this.ledger.add({ kind: 'clock', clock: this.ledger.clock + milliseconds })
  }

  /** The next blocks come from another producer, so that they differ from those they replace. */
  changeProducer(): void {
    this.#fork += 1
  }

  /** The next block has this timestamp, milliseconds; the clock continues from there. */
  dictate(timestamp: number): void {
    checkMoment(timestamp)
    if (timestamp <= this.head.timestamp) {
      throw new RangeError(
        `The head is of ${this.head.timestamp} ms: the next block must be later.`,
      )
    }
    this.#dictated = timestamp
    this.ledger.add({ kind: 'clock', clock: timestamp - Date.now() })
  }

  /** Takes blocks off the end; the caller restores what waits, or makes new blocks first. */
  cut(to: number, pool: readonly Pending[], clock: number): void {
    this.state.rewind(0)
    this.#dictated = null
    for (let number = this.head.number; number > to; number--) {
      this.state.undo(this.ledger.mustHave(number).writes)
    }
    this.ledger.add({ kind: 'cut', to, pool, clock })
    this.#lastImage = Math.min(this.#lastImage, to)
  }

  /** Carries out what waits on top of the head, so that later transactions and readings see it. */
  async restorePending(): Promise<void> {
    this.state.rewind(0)
    const context = this.context(this.#nextTimestamp())
    for (const transaction of this.pending()) {
      try {
        admit(transaction, this, { again: true })
        execute(this.machine, transaction, context)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        this.ledger.pool.delete(transaction.id)
      }
    }
  }

  /** Runs a reading on the state of the solid head. */
  async atSolid<T>(read: () => T | Promise<T>): Promise<T> {
    const changes = [this.state.pendingWrites()]
    for (let number = this.head.number; number > this.solidNumber; number--) {
      changes.push([...this.ledger.mustHave(number).writes])
    }
    return this.state.without(changes, read)
  }

  #imageSometimes(): void {
    if (this.head.number - this.#lastImage < imageEvery) return
    this.#lastImage = this.head.number
    void this.#store
      .save()
      .catch((error: unknown) => this.options.log(`no image: ${String(error)}`))
  }
}

const pendingOf = ({ rawHex, signatures }: Transaction): Pending => ({ raw: rawHex, signatures })
const transactionFrom = ({ raw, signatures }: Pending): Transaction =>
  fromRawBytes(Buffer.from(raw, 'hex'), signatures)
