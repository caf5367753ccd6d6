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

/** Makes the record or updates it; without an inviter the remembered one stays. */
export async function keepMember(
  call: Call,
  address: Address,
  inviter: Address | null,
): Promise<void> {
  const now = call.app.clock.now()
  const change = inviter === null ? { updatedAt: now } : { inviter, updatedAt: now }
  await call.db
    .withTables<AccountTables>()
    .insertInto('accountMembers')
    .values({ address, inviter, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.column('address').doUpdateSet(change))
    .execute()
}
