import { chainMigration } from '#platform/server/database/chainMigration.ts'

/** The table of confusable letters changed: the keys and words of coins are indexed again. */
export const lookAlikes = chainMigration([], [])
