import type { BlockContext } from '#platform/server/indexer/contract.ts'

import { changeCoin, coinRow, pairRow, tables } from './rows.ts'

/** Seconds that a swap counts in what is told of 24 hours. */
export const recentSeconds = 86_400

/** Swaps and traders of more than 24 hours ago leave the counters, at the beginning of each block. */
export async function expire(at: BlockContext): Promise<void> {
  const until = at.time - recentSeconds
  await expireSwaps(at, until)
  await expireTraders(at, until)
}

async function expireSwaps(at: BlockContext, until: number): Promise<void> {
  const over = await tables(at)
    .selectFrom('exchangeTrades')
    .select(['pair', 'seq', 'worth'])
    .where('recent', '=', true)
    .where('time', '<=', until)
    .orderBy('time')
    .orderBy('pair')
    .orderBy('seq')
    .execute()
  for (const { pair, seq, worth } of over) {
    await tables(at)
      .updateTable('exchangeTrades')
      .set({ recent: false, block: at.block })
      .where('pair', '=', pair)
      .where('seq', '=', seq)
      .execute()
    const { token0, token1 } = await pairRow(at, pair)
    for (const side of [token0, token1]) {
      const coin = await coinRow(at, side)
      await changeCoin(at, coin, { volume24h: coin.volume24h - worth })
    }
  }
}

async function expireTraders(at: BlockContext, until: number): Promise<void> {
  const over = await tables(at)
    .selectFrom('exchangeTraders')
    .select(['coin', 'trader'])
    .where('recent', '=', true)
    .where('lastAt', '<=', until)
    .orderBy('lastAt')
    .orderBy('coin')
    .orderBy('trader')
    .execute()
  for (const { coin: address, trader } of over) {
    await tables(at)
      .updateTable('exchangeTraders')
      .set({ recent: false, block: at.block })
      .where('coin', '=', address)
      .where('trader', '=', trader)
      .execute()
    const coin = await coinRow(at, address)
    await changeCoin(at, coin, { traders24h: coin.traders24h - 1 })
  }
}
