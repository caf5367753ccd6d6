import type { EventContext } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'

import { exchangeTraders, exchangeTrades, type TradesTable } from '../tables.ts'
import { addToCandles } from './candles.ts'
import { worthAt } from './prices.ts'
import { quotes } from './quotes.ts'
import { type CoinRow, changeCoin, changePair, coinRow, pairRow } from './rows.ts'

type Trade = Pick<TradesTable, 'kind' | 'amount0' | 'amount1'>

/** A line in the pair's list; a swap also counts for both coins. */
export async function addTrade(event: EventContext, trade: Trade): Promise<void> {
  const { block, time, txHash, sender } = event
  const pair = await pairRow(event, event.contract)
  const coins = [await coinRow(event, pair.token0), await coinRow(event, pair.token1)] as const
  const seq = pair.trades + 1
  const isSwap = trade.kind === 'swap'
  const worth = isSwap ? worthOfSwap(event, coins, trade) : worthOfBoth(coins, trade)
  await changePair(event, pair, { trades: seq })
  await event.store.insert(exchangeTrades, {
    pair: pair.pair,
    seq,
    ...trade,
    trader: sender,
    worth,
    recent: isSwap,
    time,
    txHash,
    block,
  })
  if (!isSwap) return
  for (const coin of coins) await countSwap(event, coin, worth)
}

async function countSwap(event: EventContext, coin: CoinRow, worth: bigint): Promise<void> {
  const before = await meetTrader(event, coin.coin)
  const now = await changeCoin(event, coin, {
    volume24h: coin.volume24h + worth,
    volume: coin.volume + worth,
    trades: coin.trades + 1,
    traders24h: coin.traders24h + (before?.recent === true ? 0 : 1),
  })
  // USDT is what prices are in: it has no candles.
  if (now.price === null || coin.coin === quotes(event).usdt) return
  await addToCandles(event, coin.coin, {
    price: now.price,
    worth,
    lastAt: before?.lastAt ?? null,
  })
}

/** The signer has swapped the coin now. Returns the former row. */
async function meetTrader(event: EventContext, coin: Address) {
  const { store, sender: trader, time, block } = event
  const before = await store.find(exchangeTraders, { coin, trader })
  const row = { coin, trader, lastAt: time, recent: true, block }
  await store.upsert(exchangeTraders, row, () => ({ lastAt: time, recent: true, block }))
  return before
}

type Coins = readonly [CoinRow, CoinRow]

/** By the side with the most reliable price: USDT, the chain's own coin, then any with a price. */
function worthOfSwap(event: EventContext, coins: Coins, { amount0, amount1 }: Trade): bigint {
  const { usdt, trx } = quotes(event)
  const sides = [
    { ...coins[0], amount: amount0 },
    { ...coins[1], amount: amount1 },
  ]
  const rank = ({ coin, price }: CoinRow): number => {
    if (price === null) return 3
    if (coin === usdt) return 0
    return coin === trx ? 1 : 2
  }
  const [surest] = sides.sort((a, b) => rank(a) - rank(b))
  return surest === undefined ? 0n : worthAt(magnitude(surest.amount), surest.price)
}

const worthOfBoth = ([one, other]: Coins, { amount0, amount1 }: Trade): bigint =>
  worthAt(magnitude(amount0), one.price) + worthAt(magnitude(amount1), other.price)

const magnitude = (amount: bigint): bigint => (amount < 0n ? -amount : amount)
