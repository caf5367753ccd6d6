import type { Database, PlatformTables } from '#platform/server/database/db.ts'
import type { Address } from '#platform/std/address.ts'
import type { Transaction } from 'kysely'

import type { LaunchTables } from '../tables.ts'

/**
 * Hides what a creator adds to a token, since a time, or with null shows it again. It is about pictures and words alone: no
 * rule of a sale reads it.
 */
export async function setHidden(
  transaction: Transaction<PlatformTables>,
  token: Address,
  hiddenAt: number | null,
): Promise<'done' | 'same' | 'unknown'> {
  const own = transaction.withTables<LaunchTables>()
  const known = await own
    .selectFrom('launchTokens')
    .select('token')
    .where('token', '=', token)
    .executeTakeFirst()
  if (known === undefined) return 'unknown'
  const { length } =
    hiddenAt === null
      ? await own.deleteFrom('launchHidden').where('token', '=', token).returning('token').execute()
      : await own
          .insertInto('launchHidden')
          .values({ token, hiddenAt })
          .onConflict((there) => there.doNothing())
          .returning('token')
          .execute()
  return length > 0 ? 'done' : 'same'
}

/** The newest hundred. */
export const hiddenTokens = (
  db: Database,
): Promise<{ readonly token: Address; readonly since: number }[]> =>
  db
    .withTables<LaunchTables>()
    .selectFrom('launchHidden')
    .select(['token', 'hiddenAt as since'])
    .orderBy('hiddenAt', 'desc')
    .orderBy('token')
    .limit(100)
    .execute()
