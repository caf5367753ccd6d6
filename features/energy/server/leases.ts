import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { numberedPage } from '#platform/server/database/numberedPage.ts'
import type { Page } from '#platform/std/fields.ts'

import type { energyApi } from '../api.ts'
import { networkOrNone } from './contract.ts'
import { accountRow, lenderRow, leaseViews, tables } from './views.ts'

/** Those that the caller paid or received, newest first. */
export async function ownLeases(call: Call, page: Page) {
  const total = (await accountRow(call, call.address))?.leases ?? 0
  const own = tables(call)
    .selectFrom('energyOwnLeases as o')
    .innerJoin('energyLeases as l', (on) =>
      on.onRef('l.lender', '=', 'o.lender').onRef('l.lease', '=', 'o.lease'),
    )
    .selectAll('l')
    .where('o.account', '=', call.address)
  const [rows, network] = await Promise.all([
    numberedPage(own, 'o.number', total, page),
    networkOrNone(call.app),
  ])
  return { total, list: await leaseViews(call, rows, network) }
}

export const leases: Handler<typeof energyApi.leases> = async (page, call) => ownLeases(call, page)

/** All of them, newest first; or those that have not ended, in the order of their ends. */
export const lenderLeases: Handler<typeof energyApi.lenderLeases> = async (input, call) => {
  const { lender, leases: all, running } = await lenderRow(call, input.lender)
  const { show, pageNum, pageSize } = input
  const of = tables(call).selectFrom('energyLeases').selectAll().where('lender', '=', lender)
  const [rows, network] = await Promise.all([
    show === 'open'
      ? of
          .where('endedAt', 'is', null)
          .orderBy('until')
          .orderBy('number')
          .offset((pageNum - 1) * pageSize)
          .limit(pageSize)
          .execute()
      : numberedPage(of, 'number', all, input),
    networkOrNone(call.app),
  ])
  return { total: show === 'open' ? running : all, list: await leaseViews(call, rows, network) }
}

export const record: Handler<typeof energyApi.record> = async (page, call) => {
  const total = (await accountRow(call, call.address))?.records ?? 0
  const own = tables(call)
    .selectFrom('energyRecords')
    .selectAll()
    .where('account', '=', call.address)
  const rows = await numberedPage(own, 'number', total, page)
  return {
    total,
    list: rows.map(({ kind, lender, lease, energy, sun, other, time, txHash, block }) => ({
      kind,
      lender,
      lease,
      energy,
      sun: sun === null ? null : String(sun),
      other,
      time,
      txHash,
      final: call.app.clock.isFinal(block),
    })),
  }
}
