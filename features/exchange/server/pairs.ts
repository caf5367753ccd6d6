import type { EventContext } from '#platform/server/indexer/contract.ts'
import { type Address, addressToHex20 } from '#platform/std/address.ts'

import { exchangeCoins, exchangePairs, exchangeTotals, type TotalsTable } from '../tables.ts'
import { priceUnit } from './prices.ts'
import { quotes } from './quotes.ts'
import { changeCoin, findCoin } from './rows.ts'

/** A new pair, empty; its coins are there from here on. */
export async function addPair(
  event: EventContext,
  { pair, token0, token1 }: { pair: Address; token0: Address; token1: Address },
  supply: bigint | null = 0n,
): Promise<void> {
  const { block, time } = event
  const { pairs: seq } = await addToTotals(event, { pairs: 1 })
  await event.store.insert(exchangePairs, {
    pair,
    seq,
    token0,
    token1,
    reserve0: 0n,
    reserve1: 0n,
    supply,
    depth: 0n,
    average: null,
    trades: 0,
    createdAt: time,
    changedAt: time,
    block,
  })
  await joinCoin(event, token0, token1, pair)
  await joinCoin(event, token1, token0, pair)
}

/**
 * The oracle starts to watch a pool of TRX or of TES. If the pool is older than the deployment, there was no event of
 * it: TES is younger than that, so it is the pool of TRX. Its next change emits its reserves.
 */
export async function meetPair(event: EventContext, pair: Address): Promise<void> {
  if ((await event.store.find(exchangePairs, { pair })) !== undefined) return
  const { usdt, trx } = quotes(event)
  const usdtFirst = addressToHex20(usdt) < addressToHex20(trx)
  const [token0, token1] = usdtFirst ? [usdt, trx] : [trx, usdt]
  await addPair(event, { pair, token0, token1 }, null)
}

async function joinCoin(
  event: EventContext,
  coin: Address,
  other: Address,
  pair: Address,
): Promise<void> {
  const { usdt, trx } = quotes(event)
  const known = (await findCoin(event, coin)) ?? (await addCoin(event, coin))
  await changeCoin(event, known, {
    pairs: known.pairs + 1,
    ...(other === usdt ? { usdtPair: pair } : {}),
    ...(other === trx ? { trxPair: pair } : {}),
  })
}

async function addCoin(event: EventContext, coin: Address) {
  const { coins: seq } = await addToTotals(event, { coins: 1 })
  const row = {
    coin,
    seq,
    pairs: 0,
    usdtPair: null,
    trxPair: null,
    price: coin === quotes(event).usdt ? priceUnit : null,
    depth: 0n,
    volume24h: 0n,
    traders24h: 0,
    score: 0n,
    volume: 0n,
    trades: 0,
    createdAt: event.time,
    block: event.block,
  }
  await event.store.insert(exchangeCoins, row)
  return row
}

async function addToTotals(
  { store, block }: EventContext,
  { pairs = 0, coins = 0 }: Partial<Pick<TotalsTable, 'pairs' | 'coins'>>,
): Promise<TotalsTable> {
  return store.upsert(exchangeTotals, { id: 1, pairs, coins, block }, (row) => ({
    pairs: row.pairs + pairs,
    coins: row.coins + coins,
    block,
  }))
}
