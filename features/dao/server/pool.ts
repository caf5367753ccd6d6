import { creationFee, isEnabled } from '#features/launch/public.server.ts'
import type { Handler } from '#platform/server/bind.ts'
import { numberedPage } from '#platform/server/database/numberedPage.ts'

import type { daoApi } from '../api.ts'
import { coinsHere, coinViews } from './coins.ts'
import { givableOf, poolAt, poolNow, windowOf } from './contract.ts'
import { tables, totalsOf } from './views.ts'

export const pool: Handler<typeof daoApi.pool> = async (_, call) => {
  const { app, session } = call
  const coins = Object.values(coinsHere(app))
  const [{ window, parts }, fee, enabled, coinView, sums, pools, own] = await Promise.all([
    windowOf(app),
    creationFee(app),
    isEnabled(app),
    coinViews(call, coins),
    tables(call).selectFrom('daoCoins').selectAll().where('coin', 'in', coins).execute(),
    Promise.all(coins.map((coin) => poolNow(app, coin))),
    session === null
      ? null
      : Promise.all(coins.map((coin) => givableOf(app, coin, session.address))),
  ])
  return {
    pool: poolAt(app).address,
    window,
    parts,
    creationFee: String(fee),
    enabled,
    coins: coins.map((coin, i) => {
      const { amount, lately, payable } = pools[i]!
      const { given = 0n, paid = 0n } = sums.find((one) => one.coin === coin) ?? {}
      const mine = own?.[i]
      return {
        coin: coinView(coin),
        amount: String(amount),
        lately: String(lately),
        payable: String(payable),
        given: String(given),
        paid: String(paid),
        mine:
          mine === undefined
            ? null
            : {
                balance: String(mine.balance),
                allowance: mine.allowance === null ? null : String(mine.allowance),
              },
      }
    }),
    sources: pools.flatMap(({ sources }) => sources),
  }
}

export const movements: Handler<typeof daoApi.movements> = async (page, call) => {
  const { movements: total } = await totalsOf(call)
  const all = tables(call).selectFrom('daoMovements').selectAll()
  const rows = await numberedPage(all, 'number', total, page)
  const coinView = await coinViews(
    call,
    rows.map(({ coin }) => coin),
  )
  return {
    total,
    list: rows.map(({ number, kind, coin, account, amount, proposal, time, txHash, block }) => ({
      number,
      kind,
      coin: coinView(coin),
      account,
      amount: String(amount),
      proposalId: proposal,
      time,
      txHash,
      final: call.app.clock.isFinal(block),
    })),
  }
}
