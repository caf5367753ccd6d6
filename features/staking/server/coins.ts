import type { Call } from '#platform/server/call.ts'
import type { Address } from '#platform/std/address.ts'
import type { Selectable } from 'kysely'

import type { CoinsTable } from '../tables.ts'
import { tables } from './positions.ts'

/** By the coin's address; none for a coin without a stake. */
export async function openByCoin(
  call: Call,
): Promise<ReadonlyMap<Address, Selectable<CoinsTable>>> {
  const rows = await tables(call).selectFrom('stakingCoins').selectAll().execute()
  return new Map(rows.map((row) => [row.coin, row]))
}
