import type { Call } from '#platform/server/call.ts'
import { newestUpTo } from '#platform/server/database/newestUpTo.ts'
import type { Address } from '#platform/std/address.ts'
import type { Selectable } from 'kysely'

import type { HoldersTable, NftTables, TotalsTable } from '../tables.ts'

const tables = (call: Call) => call.db.withTables<NftTables>()

export function findHolder(
  call: Call,
  owner: Address,
): Promise<Selectable<HoldersTable> | undefined> {
  return tables(call)
    .selectFrom('nftHolders')
    .selectAll()
    .where('owner', '=', owner)
    .executeTakeFirst()
}

/** Base units of TES that ended stakes left for an address. */
export const owedTo = async (call: Call, owner: Address): Promise<bigint> =>
  (await findHolder(call, owner))?.owed ?? 0n

export async function totals(call: Call): Promise<Omit<Selectable<TotalsTable>, 'id' | 'block'>> {
  const row = await tables(call).selectFrom('nftTotals').selectAll().executeTakeFirst()
  const noRate = { rateSun: 0n, rateUsdt: 0n }
  return row ?? { minted: 0, holders: 0, rewardPaid: 0n, listings: 0, openOffers: 0, ...noRate }
}

/** Base units of TES paid to all after a moment: everything, less the payments up to it. */
export async function paidSince(call: Call, moment: number, everything: bigint): Promise<bigint> {
  const claims = tables(call).selectFrom('nftClaims').select('totalPaid')
  const last = await newestUpTo(claims, moment)
  return everything - (last?.totalPaid ?? 0n)
}
