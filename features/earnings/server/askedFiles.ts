import { Failure } from '#platform/std/failure.ts'

import { earningsFailures } from '../failures.ts'

/** Files that were made last, and are kept. */
const mostKept = 4
/** One that is being made, and one that waits for it. */
const mostAtWork = 2

/** Data files of epochs, by their last block: one is computed after the other, and few may wait. */
export class AskedFiles {
  constructor(make: (upToBlock: number) => Promise<Uint8Array>) {
    this.make = make
  }
  private readonly make: (upToBlock: number) => Promise<Uint8Array>
  /** Oldest first; those that are not made yet are the newest. */
  private readonly files = new Map<number, Promise<Uint8Array>>()
  private last: Promise<unknown> = Promise.resolve()
  private atWork = 0

  /** All callers for one block share one computation. */
  upTo(upToBlock: number): Promise<Uint8Array> {
    const known = this.files.get(upToBlock)
    if (known !== undefined) return known
    if (this.atWork === mostAtWork) throw new Failure(earningsFailures.EPOCHS_BUSY)
    this.atWork += 1
    const file = this.last.then(() => this.make(upToBlock))
    this.files.set(upToBlock, file)
    const end = (): void => void (this.atWork -= 1)
    this.last = file.then(end, () => {
      end()
      this.files.delete(upToBlock)
    })
    const [oldest] = this.files.keys()
    if (this.files.size > mostKept) this.files.delete(oldest!)
    return file
  }
}
