/** The journal of a network that is gone when it ends: only there to read old blocks back. */
import type { Journal } from './journal.ts'

export interface MemoryJournalImage {
  readonly slabs: readonly Buffer[]
  readonly at: number
}

/** Frames one after the other in slabs, so that a hundred thousand are not as many objects. */
export class MemoryJournal implements Journal {
  readonly durable = false
  readonly #slabs: Buffer[] = []
  #at = 0

  append(payload: Buffer): number {
    const needed = 4 + payload.length
    const last = this.#slabs.at(-1)
    const fits = last !== undefined && this.#at + needed <= last.length
    const slab = fits ? last : Buffer.allocUnsafe(Math.max(slabSize, needed))
    if (!fits) {
      this.#slabs.push(slab)
      this.#at = 0
    }
    const position = (this.#slabs.length - 1) * slabSize + this.#at
    slab.writeUInt32LE(payload.length, this.#at)
    slab.set(payload, this.#at + 4)
    this.#at += needed
    return position
  }

  read(position: number): Buffer {
    const slab = this.#slabs[Math.floor(position / slabSize)]
    if (slab === undefined) throw new Error('the journal has no such frame')
    const at = position % slabSize
    return slab.subarray(at + 4, at + 4 + slab.readUInt32LE(at))
  }

  forgetFrom(position: number): void {
    this.#slabs.length = Math.floor(position / slabSize) + 1
    this.#at = position % slabSize
  }

  get end(): number {
    return (this.#slabs.length - 1) * slabSize + this.#at
  }

  flushed(): Promise<void> | undefined {
    return undefined
  }

  image(): MemoryJournalImage {
    return { slabs: this.#slabs, at: this.#at }
  }

  load({ slabs, at }: MemoryJournalImage): void {
    this.#slabs.push(...slabs)
    this.#at = at
  }

  async close(): Promise<void> {}
}

/** A longer frame has a slab of its own. */
const slabSize = 1024 * 1024
