import type { Handler } from '#platform/server/bind.ts'
import { numberedPage } from '#platform/server/database/numberedPage.ts'

import type { rwaApi } from '../api.ts'
import { coinView } from './contract.ts'
import { bpsOf } from './rules.ts'
import { accountRow, assetRow, assetRows, tables } from './views.ts'

export const attestations: Handler<typeof rwaApi.attestations> = async (input, call) => {
  const { asset, attestations: total } = await assetRow(call, input.asset)
  const all = tables(call).selectFrom('rwaAttestations').selectAll().where('asset', '=', asset)
  const rows = await numberedPage(all, 'number', total, input)
  return {
    total,
    list: rows.map(({ number, document, reserve, time, txHash, block }) => ({
      number,
      document,
      reserve: String(reserve),
      time,
      txHash,
      final: call.app.clock.isFinal(block),
    })),
  }
}

export const dividends: Handler<typeof rwaApi.dividends> = async (input, call) => {
  const { asset, dividends: total } = await assetRow(call, input.asset)
  const all = tables(call).selectFrom('rwaDividends').selectAll().where('asset', '=', asset)
  const rows = await numberedPage(all, 'number', total, input)
  return {
    total,
    list: rows.map(({ number, amount, shares, time, txHash, block }) => ({
      number,
      amount: String(amount),
      each: String(amount / BigInt(shares)),
      shares,
      time,
      txHash,
      final: call.app.clock.isFinal(block),
    })),
  }
}

export const redemptions: Handler<typeof rwaApi.redemptions> = async (input, call) => {
  const { asset, requests, open } = await assetRow(call, input.asset)
  const { only, pageNum, pageSize } = input
  const all = tables(call).selectFrom('rwaRedemptions').selectAll().where('asset', '=', asset)
  const rows =
    only === 'open'
      ? await all
          .where('state', '=', 'open')
          .orderBy('number')
          .offset((pageNum - 1) * pageSize)
          .limit(pageSize)
          .execute()
      : await numberedPage(all, 'number', requests, input)
  return {
    total: only === 'open' ? open : requests,
    list: rows.map(({ number, account, shares, amount, state, time, endedAt, txHash, block }) => ({
      number,
      account,
      shares,
      amount: String(amount),
      state,
      time,
      endedAt,
      txHash,
      final: call.app.clock.isFinal(block),
    })),
  }
}

export const holders: Handler<typeof rwaApi.holders> = async (input, call) => {
  const { asset, shares: all, holders: total } = await assetRow(call, input.asset)
  const rows = await tables(call)
    .selectFrom('rwaHoldings')
    .select(['account', 'shares'])
    .where('asset', '=', asset)
    .where('shares', '>', 0)
    .orderBy('shares', 'desc')
    .orderBy('account')
    .offset((input.pageNum - 1) * input.pageSize)
    .limit(input.pageSize)
    .execute()
  return {
    total,
    list: rows.map(({ account, shares }) => ({ account, shares, bps: bpsOf(shares, all) })),
  }
}

export const record: Handler<typeof rwaApi.record> = async (page, call) => {
  const total = (await accountRow(call, call.address))?.records ?? 0
  const own = tables(call).selectFrom('rwaRecords').selectAll().where('account', '=', call.address)
  const rows = await numberedPage(own, 'number', total, page)
  const assets = await assetRows(
    call,
    rows.map(({ asset }) => asset),
  )
  return {
    total,
    list: rows.map(({ kind, asset, shares, amount, other, time, txHash, block }) => {
      const { symbol, coin } = assets.find((one) => one.asset === asset)!
      return {
        kind,
        asset,
        symbol,
        coin: coinView(call.app, coin),
        shares,
        amount: amount === null ? null : String(amount),
        other,
        time,
        txHash,
        final: call.app.clock.isFinal(block),
      }
    }),
  }
}
