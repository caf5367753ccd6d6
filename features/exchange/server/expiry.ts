import type { BlockContext } from '#platform/server/indexer/contract.ts'

import { exchangeTraders, exchangeTrades } from '../tables.ts'
import { changeCoin, coinRow, pairRow } from './rows.ts'

/** Seconds that a swap counts in the numbers of 24 hours. */
export const recentSeconds = 86_400

/** Swaps and traders of more than 24 hours ago leave the counters, at the beginning of each block. */
export async function expire(at: BlockContext): Promise<void> {
  const until = at.time - recentSeconds
  await expireSwaps(at, until)
  await expireTraders(at, until)
}

async function expireSwaps(at: BlockContext, until: number): Promise<void> {
  const { store, block } = at
  const over = await store.list(
    exchangeTrades,
    { recent: true },
    { until: { time: until }, by: ['time', 'pair', 'seq'] },
  )
  for (const trade of over) {
    await store.update(exchangeTrades, trade, { recent: false, block })
    const { token0, token1 } = await pairRow(at, trade.pair)
    for (const side of [token0, token1]) {
      const coin = await coinRow(at, side)
      await changeCoin(at, coin, { volume24h: coin.volume24h - trade.worth })
    }
  }
}

async function expireTraders(at: BlockContext, until: number): Promise<void> {
  const { store, block } = at
  const over = await store.list(
    exchangeTraders,
    { recent: true },
    { until: { lastAt: until }, by: ['lastAt', 'coin', 'trader'] },
  )
  for (const trader of over) {
    await store.update(exchangeTraders, trader, { recent: false, block })
    const coin = await coinRow(at, trader.coin)
    await changeCoin(at, coin, { traders24h: coin.traders24h - 1 })
  }
}
