import type { QueryResult } from 'pg'
import type { Logger } from 'pino'

import type { Reads } from './pipes.ts'

/** Blocks that a replica may be behind before its rows are too old to show. */
const behindMost = 2
const checkMs = 1_000
/** Milliseconds without a good answer after which it counts as gone. */
const silentMs = 3_000

const lastBlock = 'select number, id from chain_blocks order by number desc limit 1'
const headAnd = `select (select max(number) from chain_blocks) as head,
  (select id from chain_blocks where number = $1) as id`

/**
 * Reads by the replica while it has what the primary has, but for the last blocks; by the primary
 * whenever it does not: behind, gone, of another chain, or refusing a single question.
 */
export class ReplicaReads implements Reads {
  constructor(parts: {
    replica: Reads
    primary: Reads
    log: Pick<Logger, 'info' | 'warn'>
    /** Milliseconds of a clock that never goes back. */
    now?: () => number
  }) {
    this.parts = parts
    this.now = parts.now ?? (() => performance.now())
  }
  private readonly parts: {
    replica: Reads
    primary: Reads
    log: Pick<Logger, 'info' | 'warn'>
  }
  private readonly now: () => number
  private goodAt: number | null = null
  private timer: NodeJS.Timeout | null = null

  get isGood(): boolean {
    return this.goodAt !== null && this.now() - this.goodAt < silentMs
  }

  async query(text: string, values: readonly unknown[]): Promise<QueryResult<object>> {
    const { replica, primary } = this.parts
    if (!this.isGood) return primary.query(text, values)
    try {
      return await replica.query(text, values)
    } catch {
      // Whatever the error: the primary decides. The next check determines whether the replica is
      // well.
      return primary.query(text, values)
    }
  }

  /** Looks at the replica from now on; a look waits for the one before. */
  watch(): void {
    const turn = async (): Promise<void> => {
      await this.check()
      if (this.timer !== null) this.timer = setTimeout(() => void turn(), checkMs).unref()
    }
    this.timer = setTimeout(() => void turn(), 0)
  }

  async check(): Promise<void> {
    const before = this.isGood
    const fault = await this.faultOf().catch((error: unknown) => String(error))
    this.goodAt = fault === null ? this.now() : null
    if (before === (fault === null)) return
    const { log } = this.parts
    if (fault === null) log.info('the replica answers what anybody may read')
    else log.warn({ fault }, 'the replica is left aside')
  }

  /** What speaks against it; null for nothing. */
  private async faultOf(): Promise<string | null> {
    const { replica, primary } = this.parts
    const [last] = (await replica.query(lastBlock, [])).rows as { number: number; id: string }[]
    if (last === undefined) return 'it has no block'
    const { rows } = await primary.query(headAnd, [last.number])
    const [here] = rows as { head: number | null; id: string | null }[]
    if (here?.id !== last.id) return `its block ${last.number} is not ours`
    const behind = (here.head ?? 0) - last.number
    return behind > behindMost ? `it is ${behind} blocks behind` : null
  }

  async close(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
    await this.parts.replica.close()
  }
}
