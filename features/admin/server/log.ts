import type { Handler } from '#platform/server/bind.ts'
import type { Database, PlatformTables } from '#platform/server/database/db.ts'
import { operatorsOf } from '#platform/server/operators.ts'
import type { RowOf } from '#platform/std/chainTable.ts'
import { type Kysely, sql, type Transaction } from 'kysely'

import type { adminApi } from '../api.ts'
import { hashOf, type NextEntry, noHash, proposing } from '../logText.ts'
import type { adminLog, AdminTables } from '../tables.ts'

type Own = Kysely<PlatformTables & AdminTables>
type LogRow = RowOf<typeof adminLog>

/** What operators did, for anyone, the oldest first. */
export const log: Handler<typeof adminApi.log> = async ({ pageNum, pageSize }, { app, db }) => {
  const own = db.withTables<AdminTables>()
  const before = (pageNum - 1) * pageSize
  const [{ number }, list] = await Promise.all([nextEntry(db), rowsFrom(own, before + 1, pageSize)])
  const { chainId } = app.deployment
  return { chainId, operators: operatorsOf(app), total: number - 1, list }
}

/** So many rows at most, from this number on: numbers have no gap. */
const rowsFrom = (own: Own, first: number, most: number): Promise<LogRow[]> =>
  own
    .selectFrom('adminLog')
    .selectAll()
    .where('number', '>=', first)
    .where('number', '<', first + most)
    .orderBy('number')
    .execute()

/** Where the log ends. */
export async function nextEntry(db: Database): Promise<NextEntry> {
  const last = await db
    .withTables<AdminTables>()
    .selectFrom('adminLog')
    .select(['number', 'hash'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { number: (last?.number ?? 0) + 1, previous: last?.hash ?? noHash }
}

/** All rows of a database, in parts. */
export async function* allRows(db: Database): AsyncGenerator<LogRow> {
  const most = 1_000
  for (let first = 1; ; first += most) {
    const rows = await rowsFrom(db.withTables<AdminTables>(), first, most)
    yield* rows
    if (rows.length < most) return
  }
}

/**
 * Writes a signed row and does what it states, or neither: `work` is in the same transaction. The same row once more is
 * answered as it is there.
 */
export function writeEntry(
  { db, chainId }: { readonly db: Database; readonly chainId: string },
  entry: Omit<LogRow, 'hash'>,
  steps: {
    /** Thrown where another row has the place. */
    readonly moved: () => Error
    readonly work: (transaction: Transaction<PlatformTables>) => Promise<void>
  },
): Promise<LogRow> {
  return db.transaction().execute(async (transaction) => {
    const own = transaction.withTables<AdminTables>()
    // Rows come one after the other, over all processes.
    await sql`select pg_advisory_xact_lock(hashtextextended('admin log', 0))`.execute(own)
    const [there] = await rowsFrom(own, entry.number, 1)
    if (there?.signature === entry.signature && there.previous === entry.previous) return there
    const next = await nextEntry(transaction)
    if (next.number !== entry.number || next.previous !== entry.previous) throw steps.moved()
    await steps.work(transaction)
    const row = { ...entry, hash: hashOf(chainId, entry) }
    await own.insertInto('adminLog').values(row).execute()
    return row
  })
}

/** The newest row about it. */
export const lastRowOf = (
  transaction: Transaction<PlatformTables>,
  subject: string,
): Promise<LogRow | undefined> =>
  transaction
    .withTables<AdminTables>()
    .selectFrom('adminLog')
    .selectAll()
    .where('subject', '=', subject)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Proposals without a later row about the same, the newest hundred. */
export const proposals = (db: Database): Promise<LogRow[]> =>
  db
    .withTables<AdminTables>()
    .selectFrom('adminLog as proposal')
    .selectAll('proposal')
    .where('proposal.action', 'in', Object.values(proposing))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('adminLog as later')
            .select('later.number')
            .whereRef('later.subject', '=', 'proposal.subject')
            .whereRef('later.number', '>', 'proposal.number'),
        ),
      ),
    )
    .orderBy('proposal.number', 'desc')
    .limit(100)
    .execute()
