import type { BlockHead } from '#platform/chain/node.ts'

/** Product time: the head block's time plus what has elapsed since it was seen. */
export class ChainClock {
  /** `elapsed`: milliseconds since any moment, never going back. */
  constructor(elapsed: () => number = () => performance.now()) {
    this.elapsed = elapsed
  }
  private readonly elapsed: () => number
  head: BlockHead = { number: 0, id: '', parent: '', time: 0 }
  /** Height at and below which nothing changes any more. */
  solid = 0
  private seenAt = 0

  see(head: BlockHead, solid: number): void {
    if (head.id !== this.head.id) this.seenAt = this.elapsed()
    this.head = head
    this.solid = solid
  }

  /** As before the first block: time is unknown. */
  forget(): void {
    this.see({ number: 0, id: '', parent: '', time: 0 }, 0)
  }

  /** Unix seconds. */
  now(): number {
    return this.head.time + Math.floor((this.elapsed() - this.seenAt) / 1000)
  }

  isFinal(block: number): boolean {
    return block <= this.solid
  }
}
