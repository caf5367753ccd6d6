import { type Transaction, sql } from 'kysely'

import type { Database, PlatformTables } from '#platform/server/database/db.ts'
import { makeDeferredIndexes, ownSchema } from '#platform/server/database/chainSchema.ts'
import type { Lease } from './lease.ts'

/** It is worth it from this number of blocks behind. */
const farBehind = 500
const fewIndexes = 3

/**
 * An index of the chain that is made from its beginning is written without the indexes of its
 * tables that only readers need, and they are made at its end: each of a card's changes would go
 * into a dozen of them. There are no readers meanwhile, and as long as every row is in memory the
 * handlers do not either.
 */
export class DeferredIndexes {
  /** `beside`: the same database, where it has more than one connection. */
  constructor(lease: Lease, beside: Database | null) {
    this.lease = lease
    this.beside = beside
  }
  private readonly lease: Lease
  private readonly beside: Database | null
  /** As far as this process knows. */
  private made = false

  /** Another process indexes: it may leave them out, and stop. */
  forget(): void {
    this.made = false
  }

  /** Before blocks are written, the first of all where `first`. */
  async begin(first: boolean, blocks: number): Promise<void> {
    if (first && blocks >= farBehind) {
      this.made = false
      await this.lease.transaction(leaveOut)
    } else await this.make()
  }

  /** From here on readers are possible. */
  async make(): Promise<void> {
    if (this.made) return
    await this.lease.transaction((own) => makeDeferredIndexes(own, this.beside))
    this.made = true
  }
}

/** What is unique stays: rows are found by it. Of tables with few others they cost less than it takes to make them. */
async function leaveOut(db: Transaction<PlatformTables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    with others as (
      select indexrelid as index, count(*) over (partition by tgrelid) as many
      from pg_trigger join pg_index on indrelid = tgrelid join pg_class on pg_class.oid = tgrelid
      where tgname = 'note_undo' and not indisunique and relnamespace = ${ownSchema}
    ), noted as (
      insert into later_indexes select pg_get_indexdef(index) from others where many > ${fewIndexes}
      on conflict do nothing
    )
    select index::regclass::text as name from others where many > ${fewIndexes}`.execute(db)
  if (rows.length === 0) return
  await sql`drop index ${sql.join(rows.map(({ name }) => sql.table(name)))}`.execute(db)
}
