import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { numberedPage } from '#platform/server/database/numberedPage.ts'
import { orIfSilent } from '#platform/server/owed.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'
import { addressFromHex } from '#platform/std/address.ts'
import { Failure } from '#platform/std/failure.ts'

import type { issueApi } from '../api.ts'
import { launchFailures as f } from '../failures.ts'
import type { SaleState } from '../shapes.ts'
import { tokenAt } from './contract.ts'
import { keepProfile, profilesOf } from './profiles.ts'
import { stateAt } from './rules.ts'
import {
  liquidityOf,
  powersOf,
  saleRow,
  saleViews,
  tables,
  type TokenRow,
  tokenRow,
  tokenViews,
} from './views.ts'

const deadAddress = addressFromHex(`${'00'.repeat(18)}dead`)

/** By what their presales hold, never by volume, which costs energy alone. */
export const swapCoinIssuedList: Handler<typeof issueApi.swapCoinIssuedList> = async (
  { pageNum, pageSize },
  call,
) => {
  const [totals, rows] = await Promise.all([
    tables(call).selectFrom('launchTotals').select('tokens').executeTakeFirst(),
    tables(call)
      .selectFrom('launchTokens')
      .selectAll()
      .orderBy('held', 'desc')
      .orderBy('seq', 'desc')
      .offset((pageNum - 1) * pageSize)
      .limit(pageSize)
      .execute(),
  ])
  return { total: totals?.tokens ?? 0, list: await tokenViews(call, rows) }
}

export const swapIssuedList: Handler<typeof issueApi.swapIssuedList> = async (input, call) => {
  const { creator } = input
  const counted = await tables(call)
    .selectFrom('launchCreators')
    .select('tokens')
    .where('creator', '=', creator)
    .executeTakeFirst()
  const total = counted?.tokens ?? 0
  const own = tables(call).selectFrom('launchTokens').selectAll().where('creator', '=', creator)
  const rows = await numberedPage(own, 'creatorSeq', total, input)
  const named = rows.flatMap(({ sale }) => sale ?? [])
  const [views, sales] = await Promise.all([
    tokenViews(call, rows),
    named.length === 0
      ? []
      : tables(call).selectFrom('launchSales').selectAll().where('sale', 'in', named).execute(),
  ])
  const now = call.app.clock.now()
  const states = new Map<string, SaleState>(sales.map((row) => [row.token, stateAt(row, now)]))
  return {
    total,
    list: views.map((view) => ({ ...view, saleState: states.get(view.token) ?? null })),
  }
}

export const swapCoinIssuedDetail: Handler<typeof issueApi.swapCoinIssuedDetail> = async (
  { token },
  call,
) => {
  const row = await tokenRow(call, token)
  const sale = row.sale === null ? null : await saleRow(call, row.sale)
  const [[view], presales, profileOf, burnt] = await Promise.all([
    tokenViews(call, [row]),
    saleViews(call, sale === null ? [] : [sale]),
    profilesOf(call, [row]),
    orIfSilent(burntOf(call, row), () => null),
  ])
  return {
    token: view!,
    profile: profileOf(token).shown,
    powers: powersOf(row, call.app.clock.now()),
    presale: presales[0] ?? null,
    liquidity: sale === null ? null : liquidityOf(sale),
    burnt: burnt === null ? null : String(burnt.burnt),
    sources: burnt?.sources ?? [],
  }
}

export const swapCoinIssuedUpdateCoinssued: Handler<
  typeof issueApi.swapCoinIssuedUpdateCoinssued
> = async ({ token, ...given }, call) => {
  const row = await tokenRow(call, token)
  if (row.creator !== call.address) throw new Failure(f.NOT_YOUR_TOKEN, { field: 'token' })
  const { given: before } = (await profilesOf(call, [row]))(token)
  return keepProfile(call, call.address, token, given, before)
}

/** Base units that no longer exist, or lie where nobody can use them. */
async function burntOf({ app }: Call, { token, totalSupply }: TokenRow) {
  const read = tokenAt(token)
  const [supply, dead] = await Promise.all([
    app.node.readContract({ ...read, functionName: 'totalSupply', args: [] }),
    app.node.readContract({ ...read, functionName: 'balanceOf', args: [deadAddress] }),
  ])
  const source = (call: string, value: bigint) =>
    sourceOf(app, { what: 'burnt', contract: token, call, value })
  return {
    burnt: totalSupply - supply + dead,
    sources: [source('totalSupply()', supply), source(`balanceOf(${deadAddress})`, dead)],
  }
}
