import type { Call } from '#platform/server/call.ts'
import type { Address } from '#platform/std/address.ts'

import type { AccountTables } from '../tables.ts'

/** The invitation an address has remembered. */
export async function inviterOf(call: Call, address: Address): Promise<Address | null> {
  const row = await call.db
    .withTables<AccountTables>()
    .selectFrom('accountMembers')
    .select('inviter')
    .where('address', '=', address)
    .executeTakeFirst()
  return row?.inviter ?? null
}

/** Seconds: a record is made or updated with each sign-in, and forgotten when none came for so long. */
const keptSeconds = 180 * 86_400

/** Makes the record or updates it; without an inviter the remembered one stays. */
export async function keepMember(
  call: Call,
  address: Address,
  inviter: Address | null,
): Promise<void> {
  const now = call.app.clock.now()
  const change = inviter === null ? { updatedAt: now } : { inviter, updatedAt: now }
  const db = call.db.withTables<AccountTables>()
  await db
    .deleteFrom('accountMembers')
    .where('updatedAt', '<', now - keptSeconds)
    .execute()
  await db
    .insertInto('accountMembers')
    .values({ address, inviter, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.column('address').doUpdateSet(change))
    .execute()
}
