import type { BlockContext } from '#platform/server/indexer/contract.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'
import { mulDivDown } from '#platform/std/amount.ts'
import type { Transaction } from 'kysely'

import type { NftTables, TotalsTable } from '../tables.ts'

/** The last purchase from the contract told what the oracle takes for an amount of USDT: a rate that the chain itself keeps. */
export type Rate = Pick<TotalsTable, 'rateSun' | 'rateUsdt'>

/** Base units of USDT, rounded down, at that rate. A coin that has none counts nothing. */
export async function worthOf(at: BlockContext, coin: Address, amount: bigint): Promise<bigint> {
  if (coin === at.address('Usdt')) return amount
  if (coin !== zeroAddress) return 0n
  const db: Transaction<NftTables> = at.db
  const { rateSun, rateUsdt } = await db
    .selectFrom('nftTotals')
    .select(['rateSun', 'rateUsdt'])
    .executeTakeFirstOrThrow()
  return mulDivDown(amount, rateUsdt, rateSun)
}
