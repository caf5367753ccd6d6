import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { numberedPage } from '#platform/server/database/numberedPage.ts'
import { orIfSilent } from '#platform/server/owed.ts'

import type { rwaApi } from '../api.ts'
import { waitingPeriod } from '../fields.ts'
import { attestorOf, coinView, isOpen, registryAt, spendableOf, statedOf } from './contract.ts'
import { hasFile } from './documents.ts'
import { interestedCount } from './interest.ts'
import { refusalView, validateBuy } from './partRules.ts'
import { spreadOf, worthOf } from './rules.ts'
import {
  allowedUntil,
  type AssetRow,
  assetRow,
  assetRows,
  accountRow,
  holdingRow,
  holdingViews,
  tables,
  viewOf,
} from './views.ts'

/** Waiting times that are read at most: of the redemptions paid last. */
const mostWaits = 500

export const rwaunion: Handler<typeof rwaApi.rwaunion> = async (page, call) => {
  const { app } = call
  const [sums, interested] = await Promise.all([
    tables(call).selectFrom('rwaSums').selectAll().orderBy('coin').execute(),
    interestedCount(call),
  ])
  const total = sums.reduce((sum, { assets }) => sum + assets, 0)
  const all = tables(call).selectFrom('rwaAssets').selectAll()
  const rows = await numberedPage(all, 'seq', total, page)
  return {
    open: isOpen(app),
    registry: registryAt(app).address,
    sums: sums.map((row) => ({
      coin: coinView(app, row.coin),
      assets: row.assets,
      shares: row.shares,
      escrow: String(row.escrow),
      reserve: String(row.reserve),
      payouts: String(row.payouts),
      redeemed: String(row.redeemed),
    })),
    total,
    list: rows.map((row) => viewOf(call, row)),
    interested,
    time: app.clock.now(),
  }
}

/** While the node is silent there are no sources and no balances. */
export const asset: Handler<typeof rwaApi.asset> = async (input, call) => {
  const { app, session } = call
  const row = await assetRow(call, input.asset)
  const account = session?.address ?? null
  const now = app.clock.now()
  const [attestor, file, times, until, own, balances, sources] = await Promise.all([
    attestorOf(app),
    hasFile(app, row.document),
    waitsOf(call, row, now),
    account === null ? 0 : allowedUntil(call, account),
    account === null ? undefined : holdingRow(call, row.asset, account),
    account === null ? null : orIfSilent(spendableOf(app, row, account), () => null),
    orIfSilent(statedOf(app, row.asset), () => []),
  ])
  const [mine = null] = own === undefined ? [] : await holdingViews(call, [{ asset: row, own }])
  const asked = { open: isOpen(app), until: account === null ? null : until, shares: 1, now }
  return {
    open: isOpen(app),
    asset: viewOf(call, row),
    attestor,
    file,
    shareWorth: String(worthOf(row, 1)),
    waits: times,
    attestations: row.attestations,
    dividends: row.dividends,
    requests: row.requests,
    refusal: refusalView(validateBuy(row, asked), call),
    allowedUntil: until === 0 ? null : until,
    mine,
    balance: balances === null ? null : String(balances.balance),
    allowance: balances === null ? null : String(balances.allowance),
    time: now,
    sources,
  }
}

export const mine: Handler<typeof rwaApi.mine> = async (page, call) => {
  const total = (await accountRow(call, call.address))?.holdings ?? 0
  const own = tables(call).selectFrom('rwaHoldings').selectAll().where('account', '=', call.address)
  const rows = await numberedPage(own, 'number', total, page)
  const assets = await assetRows(
    call,
    rows.map((row) => row.asset),
  )
  const of = rows.map((row) => ({
    asset: assets.find((one) => one.asset === row.asset)!,
    own: row,
  }))
  const views = await holdingViews(call, of)
  return {
    total,
    list: of.map((one, at) => ({ asset: viewOf(call, one.asset), mine: views[at]! })),
  }
}

/** What redemptions really waited, of those paid within 90 days, and what waits now. */
async function waitsOf(call: Call, { asset: of, open }: AssetRow, now: number) {
  const all = tables(call).selectFrom('rwaRedemptions').where('asset', '=', of)
  const [paid, oldest] = await Promise.all([
    all
      .select(['time', 'endedAt'])
      .where('state', '=', 'fulfilled')
      .where('endedAt', '>=', now - waitingPeriod)
      .orderBy('endedAt', 'desc')
      .limit(mostWaits)
      .execute(),
    all.select('time').where('state', '=', 'open').orderBy('number').limit(1).executeTakeFirst(),
  ])
  return {
    paid: paid.length,
    ...spreadOf(paid.map(({ time, endedAt }) => endedAt! - time)),
    open,
    oldest: oldest === undefined ? null : Math.max(0, now - oldest.time),
  }
}
