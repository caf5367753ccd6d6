import { type Posted, isPostedAs, toPost } from '../posted.ts'
import type { EpochThere } from './distributor.ts'
import { epochAt, type FilesOptions } from './files.ts'

/** Seconds of chain time between two reports on the same epoch. */
const reportAgainAfter = 3_600

export interface JudgeOptions extends FilesOptions {
  readonly log: FilesOptions['log'] & { error(values: object, message: string): void }
}

/** Checks whether the waiting epoch matches the data file up to its block. */
export class Judge {
  constructor(options: JudgeOptions) {
    this.options = options
  }
  private readonly options: JudgeOptions
  /** The last checked epoch; after a replaced block the same number may be another epoch. */
  private judged: { readonly key: string; readonly isRight: boolean; readonly own: Posted } | null =
    null
  private reportAt = 0

  /** null if no server has its file. A false epoch is reported at once, because the guardian may still revoke it. */
  async isRight(number: bigint, there: EpochThere, time: number): Promise<boolean | null> {
    const { root, dataHash, upToBlock, tokens, totals } = there
    const key = [number, root, dataHash, upToBlock, ...tokens, ...totals].join()
    if (this.judged?.key !== key) {
      const own = await epochAt(this.options, upToBlock)
      if (typeof own === 'string') return null
      this.judged = { key, isRight: isPostedAs(there, own), own: toPost(own) }
      this.reportAt = 0
    }
    const { isRight, own } = this.judged
    if (!isRight && time >= this.reportAt) {
      this.reportAt = time + reportAgainAfter
      const values = { epoch: Number(number), posted: textOf(there), recomputed: textOf(own) }
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
