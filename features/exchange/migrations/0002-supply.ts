import { chainMigration } from '#platform/server/database/chainMigration.ts'

/** How much of each LP coin there is. */
export const supply = chainMigration(
  [],
  ['alter table exchange_pairs add column supply numeric(78,0)'],
)
