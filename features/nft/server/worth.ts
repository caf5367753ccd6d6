import type { BlockContext } from '#platform/server/indexer/contract.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'
import { mulDivDown } from '#platform/std/amount.ts'

import { totalsOf } from './totals.ts'

/** Base units of USDT, rounded down, at the rate of the last purchase. A coin that has none counts nothing. */
export async function worthOf(at: BlockContext, coin: Address, amount: bigint): Promise<bigint> {
  if (coin === at.address('Usdt')) return amount
  if (coin !== zeroAddress) return 0n
  const { rateSun, rateUsdt } = await totalsOf(at)
  return mulDivDown(amount, rateUsdt, rateSun)
}
