import type { Holdings } from '#platform/server/holding.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'

import { lockAAt, worthNow } from './contract.ts'
import { coinViews, tables } from './locks.ts'

/** Anyone can make coins: of more than this many the portfolio counts the first. */
const mostCoins = 20

/** What an account has locked itself, by coin; without what strangers lock for it, and coins that no pool prices. */
export const lockHoldings: Holdings = async (call) => {
  const { app } = call
  const rows = await tables(call)
    .selectFrom('lockLocks')
    .select((e) => ['coin', e.fn.sum<bigint>('amount').as('amount')])
    .where('owner', '=', call.address)
    .where('own', '=', true)
    .where('locked', '=', true)
    .groupBy('coin')
    .orderBy('coin')
    .limit(mostCoins)
    .execute()
  const [coinOf, worths] = await Promise.all([
    coinViews(
      call,
      rows.map(({ coin }) => coin),
    ),
    Promise.all(rows.map(({ coin, amount }) => worthNow(app, coin, BigInt(amount)))),
  ])
  const contract = lockAAt(app).address
  return rows.flatMap(({ coin, amount }, i) => {
    const worth = worths[i] ?? null
    if (worth === null) return []
    const { symbol, decimals } = coinOf(coin)
    const source = (asked: string, value: bigint) =>
      sourceOf(app, { what: 'locks', contract, call: asked, value })
    return [
      {
        what: 'locks',
        part: 'staked',
        symbol,
        decimals: decimals ?? 0,
        amount: BigInt(amount),
        valued: { worth: worth.worth },
        sources: [source('event Locked', BigInt(amount)), source(worth.call, worth.worth)],
      },
    ]
  })
}
