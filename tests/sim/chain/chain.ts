import type { Random } from '#tools/bench/random.ts'
import type { Time } from '../time.ts'
import type { Trace } from '../trace.ts'
import { type State, firstState } from '../contracts/state.ts'
import { type Block, type Sent, firstBlock, makeBlock } from './block.ts'

/** Seconds between two blocks. */
const slot = 3

/** A tree of blocks, one of which is the head; what is solid is never replaced. */
export class Chain {
  constructor(random: Random, time: Time, trace: Trace, lag: number) {
    this.random = random
    this.time = time
    this.trace = trace
    this.lag = lag
    this.head = firstBlock(firstState(), time.seconds - slot, 'ours')
  }
  private readonly random: Random
  private readonly time: Time
  private readonly trace: Trace
  /** How many blocks the solid one is behind. */
  lag: number
  head: Block
  /** The last head that was replaced. */
  stale: Block | null = null
  solid = 0
  /** Sent and in no block. */
  pool: Sent[] = []
  private made = 0

  get state(): State {
    return this.head.state
  }

  /** The block of a height below a head, itself included. */
  at(number: number, head: Block = this.head): Block | null {
    if (number < 0 || number > head.number) return null
    let block = head
    while (block.number > number) block = block.parent!
    return block
  }

  /** Where a transaction is packed, seen from a head. */
  find(hash: string, head: Block = this.head): { block: Block; index: number } | null {
    for (let block: Block | null = head; block !== null; block = block.parent) {
      const index = block.packed.findIndex(({ sent }) => sent.hash === hash)
      if (index >= 0) return { block, index }
    }
    return null
  }

  send(sent: Sent): void {
    const known = this.pool.some(({ hash }) => hash === sent.hash) || this.find(sent.hash) !== null
    if (!known) this.pool.push(sent)
  }

  /** A block of just these, in which nothing fails for want of energy. */
  found(calls: readonly Sent[]): void {
    this.time.pass(slot * 1000)
    this.head = makeBlock(this.head, this.time.seconds, calls, () => false, 'first')
    this.solidify()
  }

  /** `skipped`: seconds without a block before this one. */
  mine(skipped = 0): void {
    this.time.pass((slot + skipped) * 1000)
    this.head = this.next(this.head, Math.max(this.time.seconds, this.head.time + slot))
    this.solidify()
  }

  /**
   * Replaces the last blocks by at least as many; what they held is packed again, later, or never.
   */
  reorganise(depth: number): void {
    const { random } = this
    const old = this.head
    const from = this.at(old.number - depth)!
    const dropped: Sent[] = []
    for (let block = old; block !== from; block = block.parent!) {
      dropped.unshift(...block.packed.map(({ sent }) => sent))
    }
    this.pool = random.shuffled([...dropped.filter(() => random.chance(0.8)), ...this.pool])
    this.time.pass(slot * 1000)
    const more = random.between(0, 2)
    let head = from
    for (let i = 1; i <= depth + more; i++) {
      const before = this.at(from.number + i, old)?.time ?? this.time.seconds
      // Two blocks of one height are of two slots: the owner of a slot signs one block in it.
      head = this.next(head, Math.max(head.time, before) + slot)
    }
    this.time.ms = Math.max(this.time.ms, head.time * 1000)
    this.stale = old
    this.head = head
    this.trace.note(`chain replaced ${depth} blocks by ${depth + more}`)
    this.solidify()
  }

  /** How deep a reorganisation may go. */
  get open(): number {
    return this.head.number - this.solid
  }

  private solidify(): void {
    this.solid = Math.max(this.solid, this.head.number - this.lag)
  }

  private next(parent: Block, time: number): Block {
    const { random } = this
    this.pool = this.pool.filter(
      ({ hash, expiration }) => expiration > time && this.find(hash, parent) === null,
    )
    const taken = this.pool.filter(({ from }) => from <= time && random.chance(0.75))
    this.pool = this.pool.filter((sent) => !taken.includes(sent))
    this.made += 1
    const block = makeBlock(parent, time, taken, () => random.chance(0.08), String(this.made))
    const calls = block.packed.map(({ sent, result }) => `${sent.hash.slice(0, 8)} ${result}`)
    this.trace.note(`block ${block.number} ${block.id.slice(16, 24)} ${calls.join(', ')}`)
    return block
  }
}
