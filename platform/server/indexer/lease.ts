import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'

import { type Transaction, sql } from 'kysely'

import type { App } from '../app.ts'
import { type Database, patiently, type PlatformTables } from '#platform/server/database/db.ts'

/** Whose turn it is to index: of all processes on one database one writes what comes from the chain. */
export interface Lease {
  /** True where it is ours, still or from now on. */
  take(): Promise<boolean>
  /** Takes it from its holder, and keeps it until it is released. */
  demand(): Promise<void>
  /** One transaction that takes effect only while the lease is ours. @throws LeaseLost */
  transaction(work: (db: Transaction<PlatformTables>) => Promise<void>): Promise<void>
  /** A turn is over: the lease lasts for a time, and only the next turn extends it. */
  rest(): void
  /** The next may have it at once. */
  release(): Promise<void>
}

/** Another process indexes by now; nothing of this transaction took effect. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
  constructor() {
    super('another process indexes by now')
  }
}

export const leaseOf = ({ db, config }: Pick<App, 'db' | 'config'>): Lease =>
  config.databaseUrl === null ? soleLease(db) : new SharedLease(patiently(db))

/** An embedded database has one process. */
const soleLease = (db: Database): Lease => ({
  take: async () => true,
  demand: async () => {},
  transaction: (work) => db.transaction().execute(work),
  rest: () => {},
  release: async () => {},
})

/** Milliseconds that the lease holds without a sign of its holder; `idleMs` in db.ts is no longer. */
const ttlMs = 4_000
const beatMs = 1_000
/** Milliseconds of beats without a turn or a block: what hangs for longer gives way. */
const patienceMs = 20_000

/**
 * The lease is a row, and the database's clock decides. Every term of office has a number. A transaction
 * of the holder first renews the row, which fails once another term has begun, and keeps it locked to
 * its end: so no term begins while one writes.
 */
class SharedLease implements Lease {
  readonly holder = `${hostname()}:${process.pid}:${randomUUID().slice(0, 8)}`
  private readonly db: Database
  private term: number | null = null
  private beat: NodeJS.Timeout | null = null
  private lastSign = 0
  private patience = patienceMs

  constructor(db: Database) {
    this.db = db
  }

  async take(): Promise<boolean> {
    return this.begin(sql`(holder = ${this.holder} or expires_at < ${now})`)
  }

  async demand(): Promise<void> {
    this.patience = Number.POSITIVE_INFINITY
    await this.begin(sql`true`)
  }

  private async begin(mayTake: ReturnType<typeof sql>): Promise<boolean> {
    const { rows } = await sql<{ term: number }>`
      update indexer_lease set holder = ${this.holder}, expires_at = ${now} + ${ttlMs}::int8,
        term = term + case when holder = ${this.holder} then 0 else 1 end
      where ${mayTake} returning term`.execute(this.db)
    this.term = rows[0]?.term ?? null
    if (this.term === null) this.endBeat()
    else this.show()
    return this.term !== null
  }

  async transaction(work: (db: Transaction<PlatformTables>) => Promise<void>): Promise<void> {
    await this.db.transaction().execute(async (own) => {
      if (!(await this.renew(own))) throw new LeaseLost()
      await work(own)
    })
    this.show()
  }

  rest(): void {
    if (Number.isFinite(this.patience)) this.endBeat()
  }

  async release(): Promise<void> {
    this.endBeat()
    if (this.term === null) return
    await sql`update indexer_lease set expires_at = 0
      where holder = ${this.holder} and term = ${this.term}`.execute(this.db)
    this.term = null
  }

  private async renew(db: Database): Promise<boolean> {
    const { rows } = await sql`update indexer_lease set expires_at = ${now} + ${ttlMs}::int8
      where holder = ${this.holder} and term = ${this.term} returning term`.execute(db)
    return rows.length > 0
  }

  /** A sign of life; from it on the beat keeps the lease within a turn, as a node may be slow to answer. */
  private show(): void {
    this.lastSign = performance.now()
    if (this.beat !== null) return
    let beating = false
    this.beat = setInterval(() => {
      if (performance.now() - this.lastSign > this.patience) this.endBeat()
      if (beating || this.beat === null) return
      beating = true
      // What a beat misses the next transaction finds out.
      void this.renew(this.db)
        .catch(() => {})
        .finally(() => (beating = false))
    }, beatMs)
    this.beat.unref()
  }

  private endBeat(): void {
    if (this.beat !== null) clearInterval(this.beat)
    this.beat = null
  }
}

/** Unix milliseconds by the database's clock, within a transaction too. */
const now = sql`(extract(epoch from clock_timestamp()) * 1000)::int8`
