import { chainMigration } from '#platform/server/database/chainMigration.ts'

/** An average that begins is a row too, of no span and no price. */
export const begun = chainMigration([], [])
