import { type Posted, isPostedAs, toPost } from '../posted.ts'
import type { EpochThere } from './distributor.ts'
import { epochAt, type FilesOptions } from './files.ts'

/** Seconds of chain time between two words on the same epoch. */
const tellAgainAfter = 3_600

export interface JudgeOptions extends FilesOptions {
  readonly log: FilesOptions['log'] & { error(values: object, message: string): void }
}

/** Says of the epoch that waits whether it is what the data file up to its block gives. */
export class Judge {
  constructor(options: JudgeOptions) {
    this.options = options
  }
  private readonly options: JudgeOptions
  /** What was judged last; a block that is replaced may bring another epoch of the same number. */
  private judged: { readonly key: string; readonly isRight: boolean; readonly own: Posted } | null =
    null
  private tellAt = 0

  /** null where nobody serves its file. What is false is told at once: the guardian may still revoke it. */
  async isRight(number: bigint, there: EpochThere, time: number): Promise<boolean | null> {
    const { root, dataHash, upToBlock, tokens, totals } = there
    const key = [number, root, dataHash, upToBlock, ...tokens, ...totals].join()
    if (this.judged?.key !== key) {
      const own = await epochAt(this.options, upToBlock)
      if (typeof own === 'string') return null
      this.judged = { key, isRight: isPostedAs(there, own), own: toPost(own) }
      this.tellAt = 0
    }
    const { isRight, own } = this.judged
    if (!isRight && time >= this.tellAt) {
      this.tellAt = time + tellAgainAfter
      const values = { epoch: Number(number), posted: textOf(there), reckoned: textOf(own) }
      this.options.log.error(values, isFalse)
    }
    return isRight
  }
}

const textOf = ({ root, dataHash, totals }: Posted) => ({
  root,
  dataHash,
  totals: totals.map(String),
})

const isFalse =
  'the epoch that waits is not what the fees give: it is not accepted, let the guardian revoke it'
