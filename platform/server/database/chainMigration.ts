import { type Migration, sql } from 'kysely'

import { forgetChain, trackChainTable } from './migrate.ts'

/**
 * Changes what the chain fills: runs the statements, and tracks the tables that they make. The chain is read again,
 * for what it told before.
 */
export const chainMigration = (
  made: readonly string[],
  statements: readonly string[],
): Migration => ({
  async up(db) {
    await forgetChain(db)
    for (const statement of statements) await sql.raw(statement).execute(db)
    for (const table of made) await trackChainTable(db, table)
  },
})
