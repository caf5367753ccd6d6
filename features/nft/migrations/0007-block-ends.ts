import { chainMigration } from '#platform/server/database/chainMigration.ts'

/** Counts are written once a block: a count that came back to what it was is of an earlier block now. */
export const blockEnds = chainMigration([], [])
