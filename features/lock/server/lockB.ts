import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'
import type { Address } from '#platform/std/address.ts'

import type { lockApi } from '../api.ts'
import { coinsOfB, limitsOfB, lockBAt, priceNow, spendableOf, sumsOfB } from './contract.ts'
import { coinViews, lockViews, runningBOf, tables } from './locks.ts'

const mostChanges = 20

export const lockB: Handler<typeof lockApi.lockB> = async (_, call) => {
  const { app, session } = call
  const [{ coin, next }, { delay, mostTime }, sums, owner, changes] = await Promise.all([
    coinsOfB(app),
    limitsOfB(app),
    sumsOfB(app, 'sums'),
    app.node.readContract({ ...lockBAt(app), functionName: 'owner', args: [] }),
    changesOf(call),
  ])
  const named = changes.map((change) => change.coin)
  const [coinOf, mine] = await Promise.all([
    coinViews(call, [coin, ...(next === null ? [] : [next.coin]), ...named]),
    session === null ? null : mineOf(call, coin, session.address),
  ])
  const view = coinOf(coin)
  const { price, sources } = await priceNow(app, coin, view.decimals)
  const { address: contract } = lockBAt(app)
  const from = (what: string, asked: string, value: unknown) =>
    sourceOf(app, { what, contract, call: asked, value })
  return {
    coin: view,
    next: next === null ? null : { coin: coinOf(next.coin), time: next.time },
    delay,
    mostTime,
    owner,
    permanent: String(sums.permanent),
    timed: String(sums.timed),
    held: String(sums.held),
    price,
    mine,
    changes: changes.map(({ change, coin: of, inForce, time, txHash, block }) => ({
      change,
      coin: coinOf(of),
      inForce,
      time,
      txHash,
      final: app.clock.isFinal(block),
    })),
    sources: [
      from('coin', 'coin()', coin),
      from('delay', 'delay()', delay),
      from('mostTime', 'MAX_TIME()', mostTime),
      from('owner', 'owner()', owner),
      sums.source,
      ...sources,
    ],
  }
}

const changesOf = (call: Call) =>
  tables(call)
    .selectFrom('lockCoinChanges')
    .selectAll()
    .orderBy('block', 'desc')
    .orderBy('txIndex', 'desc')
    .orderBy('logIndex', 'desc')
    .limit(mostChanges)
    .execute()

async function mineOf(call: Call, coin: Address, account: Address) {
  const [{ balance, allowance }, row] = await Promise.all([
    spendableOf(call.app, coin, account, 'B'),
    runningBOf(call, account),
  ])
  const [lock = null] = row === null ? [] : await lockViews(call, [row])
  return { balance: String(balance), allowance: String(allowance), lock }
}
