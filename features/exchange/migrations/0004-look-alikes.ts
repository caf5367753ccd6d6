import { chainMigration } from '#platform/server/database/chainMigration.ts'

/** Which names look alike is said by another table: the keys and words of coins are made anew. */
export const lookAlikes = chainMigration([], [])
