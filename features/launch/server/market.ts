import type { Handler } from '#platform/server/bind.ts'
import { numberedPage } from '#platform/server/database/numberedPage.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'
import { Failure } from '#platform/std/failure.ts'

import type { saleApi } from '../api.ts'
import { launchFailures as f } from '../failures.ts'
import { whole } from '../fields.ts'
import { saleAt } from './contract.ts'
import { allShares, bpsOf, sharesOfFirst } from './presales.ts'
import { curvePrice, sellsBack, stateAt } from './rules.ts'
import { saleRow, tables } from './views.ts'

export const trades: Handler<typeof saleApi.trades> = async (input, call) => {
  const { sale } = input
  const { trades: total } = await saleRow(call, sale)
  const all = tables(call).selectFrom('launchTrades').selectAll().where('sale', '=', sale)
  const rows = await numberedPage(all, 'seq', total, input)
  const { clock } = call.app
  return {
    total,
    list: rows.map(({ seq, account, side, shares, soldAfter, time, txHash, ...row }) => ({
      seq,
      account,
      side,
      shares,
      amount: String(row.amount),
      soldAfter,
      priceAfter: String(row.priceAfter),
      time,
      txHash,
      final: clock.isFinal(row.block),
    })),
  }
}

export const holders: Handler<typeof saleApi.holders> = async (input, call) => {
  const { sale, pageNum, pageSize } = input
  const row = await saleRow(call, sale)
  const [topTen, rows] = await Promise.all([
    sharesOfFirst(call, row, 10),
    tables(call)
      .selectFrom('launchEntries')
      .select(['account', 'shares', 'insideShares', 'together'])
      .where('sale', '=', sale)
      .where('together', '>', 0)
      .orderBy('together', 'desc')
      .orderBy('account')
      .offset((pageNum - 1) * pageSize)
      .limit(pageSize)
      .execute(),
  ])
  return {
    total: row.holders,
    list: rows.map(({ account, shares, insideShares, together }) => ({
      account,
      shares,
      insideShares,
      bps: bpsOf(together, row),
      isCreator: account === row.creator,
    })),
    topTenBps: bpsOf(topTen, row),
    sold: allShares(row),
  }
}

/** The contract’s own figures, at the head. */
export const curveQuote: Handler<typeof saleApi.curveQuote> = async (input, call) => {
  const { app } = call
  const { sale, side, shares } = input
  const row = await saleRow(call, sale)
  const state = stateAt(row, app.clock.now())
  const isOpen = side === 'buy' ? state === 'inside' : sellsBack(state)
  if (!isOpen) throw new Failure(f.MARKET_CLOSED, { field: 'sale' })
  const value = await app.node.readContract({
    ...saleAt(sale),
    functionName: 'quote',
    args: [BigInt(shares)],
  })
  const [cost, proceeds, price, afterBuy, afterSale] = value
  const amount = side === 'buy' ? cost : proceeds
  return {
    amount: String(amount),
    priceBefore: String(price),
    priceAfter: String(side === 'buy' ? afterBuy : afterSale),
    impactBps: impactOf(amount, BigInt(shares), curvePrice(row, row.soldInside)),
    sources: [sourceOf(app, { what: 'amount', contract: sale, call: `quote(${shares})`, value })],
  }
}

/** By how much the average price differs from the one before, hundredths of a percent. */
function impactOf(amount: bigint, shares: bigint, price: bigint): number {
  if (amount === 0n || shares === 0n || price === 0n) return 0
  const difference = amount - price * shares
  const distance = difference < 0n ? -difference : difference
  return Number((distance * BigInt(whole)) / (price * shares))
}
