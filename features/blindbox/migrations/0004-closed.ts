import { chainMigration } from '#platform/server/database/chainMigration.ts'

/** Series that the operator stood down, and what a holder got beside the price. The chain is read again for both. */
export const closed = chainMigration(
  [],
  [
    'alter table blindbox_series add column closed boolean not null default false',
    'alter table blindbox_series alter column closed drop default',
    'alter table blindbox_requests add column penalty numeric(78,0)',
  ],
)
