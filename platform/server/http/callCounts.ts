import type { Database } from '#platform/server/database/db.ts'
import type { FastifyRateLimitStore as Store } from '@fastify/rate-limit'
import { sql } from 'kysely'

type Answer = Parameters<Store['incr']>[1]

/** Ended counts that one call removes: more than it can add, so what is kept follows what came in a window. */
const removed = 8

/** Counts of this process. A count is forgotten when its window ends, and never because others came. */
export class MemoryCounts implements Store {
  /** The window is the same for all: the first to begin is the first to end. */
  private readonly counts = new Map<string, { current: number; readonly endsAt: number }>()

  get size(): number {
    return this.counts.size
  }

  incr(key: string, answer: Answer, timeWindow: number): void {
    const now = performance.now()
    this.removeEnded(now)
    const known = this.counts.get(key)
    const lasts = known !== undefined && known.endsAt > now
    const count = lasts ? known : { current: 0, endsAt: now + timeWindow }
    count.current += 1
    if (!lasts) {
      this.counts.delete(key)
      this.counts.set(key, count)
    }
    answer(null, { current: count.current, ttl: count.endsAt - now })
  }

  child(): MemoryCounts {
    return new MemoryCounts()
  }

  private removeEnded(now: number): void {
    let left = removed
    for (const [key, { endsAt }] of this.counts) {
      if (endsAt > now || left === 0) return
      this.counts.delete(key)
      left -= 1
    }
  }
}

/**
 * Unix milliseconds by the database's clock, which all processes share: one moment for the whole statement, so that an
 * index finds what has ended.
 */
const now = sql`(extract(epoch from statement_timestamp()) * 1000)::int8`

/** Counts that all processes of one PostgreSQL share: one statement a call. */
export class SharedCounts implements Store {
  constructor(db: Database) {
    this.db = db
  }
  private readonly db: Database

  incr(key: string, answer: Answer, timeWindow: number): void {
    this.add(key, timeWindow).then(
      (count) => answer(null, count),
      (error: unknown) => answer(error as Error),
    )
  }

  private async add(key: string, timeWindow: number): Promise<{ current: number; ttl: number }> {
    // What has ended is looked for once the own count is written, without waiting: no two wait for
    // each other.
    const { rows } = await sql<{ current: number; ttl: number }>`
      with ended as (
        select key from call_counts where ends_at <= ${now} and key <> ${key}
        order by ends_at limit ${sql.lit(removed)} for update skip locked
      ), gone as (delete from call_counts where key in (select key from ended))
      insert into call_counts as known (key, count, ends_at)
      values (${key}, 1, ${now} + ${timeWindow})
      on conflict (key) do update set
        count = case when known.ends_at <= ${now} then 1 else known.count + 1 end,
        ends_at = case when known.ends_at <= ${now} then excluded.ends_at else known.ends_at end
      returning count as current, greatest(ends_at - ${now}, 0) as ttl`.execute(this.db)
    return rows[0]!
  }

  child(): SharedCounts {
    return this
  }
}
