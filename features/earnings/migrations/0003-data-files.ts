import { chainMigration } from '#platform/server/database/chainMigration.ts'

/** No other tables: whether an epoch matches hangs on its data file and on what was accepted before, too. */
export const dataFiles = chainMigration([], [])
