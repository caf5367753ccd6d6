import type { App } from '#platform/server/app.ts'
import type { PlatformTables } from '#platform/server/database/db.ts'
import type { Address } from '#platform/std/address.ts'
import { type Transaction, sql } from 'kysely'

import type { AccountTables } from '../tables.ts'

export type OwnTables = Transaction<PlatformTables & AccountTables>

/** In one transaction. Nothing else changes this member's profile meanwhile, not even by a first row. */
export const withOwner = <T>(
  { db }: App,
  owner: Address,
  work: (db: OwnTables) => Promise<T>,
): Promise<T> =>
  db
    .withTables<AccountTables>()
    .transaction()
    .execute(async (own) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${owner}, 0))`.execute(own)
      return work(own)
    })
