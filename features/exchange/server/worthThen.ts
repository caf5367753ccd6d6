import type { BlockContext } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'
import { mulDivDown } from '#platform/std/amount.ts'

import { exchangePairs } from '../tables.ts'
import { priceUnit, rootOf, worthAt } from './prices.ts'
import { quotes } from './quotes.ts'
import { findCoin } from './rows.ts'

/**
 * The worth of something at a moment of the chain, for later computations: by the last average that the oracle had
 * stored, and never by reserves, which one swap can move. Null if there was no average.
 */

/** Base units of USDT. */
export async function worthThen(
  at: BlockContext,
  coin: Address,
  amount: bigint,
): Promise<bigint | null> {
  const price = await averageThen(at, coin)
  return price === null ? null : worthAt(amount, price)
}

/**
 * Worth of an amount of a pool's LP coin, in base units of USDT. The pool's product, which no swap lowers, and the
 * average determine its reserves at that price. Null for a pool without USDT, and for one that is older than the index.
 */
export async function liquidityWorthThen(
  at: BlockContext,
  pair: Address,
  liquidity: bigint,
): Promise<bigint | null> {
  const { usdt } = quotes(at)
  const pool = await at.store.find(exchangePairs, { pair })
  if (pool === undefined || pool.supply === null || pool.supply === 0n) return null
  if (pool.token0 !== usdt && pool.token1 !== usdt) return null
  const price = await averageThen(at, pool.token0 === usdt ? pool.token1 : pool.token0)
  if (price === null) return null
  const side = rootOf((pool.reserve0 * pool.reserve1 * price) / priceUnit)
  return mulDivDown(liquidity, 2n * side, pool.supply)
}

/** Base units of USDT for one base unit of a coin, times 10^36. */
async function averageThen(at: BlockContext, coin: Address): Promise<bigint | null> {
  if (coin === quotes(at).usdt) return priceUnit
  const pair = (await findCoin(at, coin))?.usdtPair ?? null
  if (pair === null) return null
  const { average } = await at.store.get(exchangePairs, { pair })
  return average === null || average === 0n ? null : (priceUnit << 112n) / average
}
