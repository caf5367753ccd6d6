import type { Database, PlatformTables } from '#platform/server/database/db.ts'
import type { Address } from '#platform/std/address.ts'
import type { Transaction } from 'kysely'

import type { LaunchTables } from '../tables.ts'

/** Null for what is no token of the factory. */
export async function isHidden(
  transaction: Transaction<PlatformTables>,
  token: Address,
): Promise<boolean | null> {
  const row = await transaction
    .withTables<LaunchTables>()
    .selectFrom('launchTokens')
    .leftJoin('launchHidden', 'launchHidden.token', 'launchTokens.token')
    .select('launchHidden.hiddenAt')
    .where('launchTokens.token', '=', token)
    .executeTakeFirst()
  return row === undefined ? null : row.hiddenAt !== null
}

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
  const before = await isHidden(transaction, token)
  if (before === null) return 'unknown'
  if (before === (hiddenAt !== null)) return 'same'
  await (hiddenAt === null
    ? own.deleteFrom('launchHidden').where('token', '=', token).execute()
    : own.insertInto('launchHidden').values({ token, hiddenAt }).execute())
  return 'done'
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
