import type { Call } from '#platform/server/call.ts'
import { orIfSilent, type Owed, type Owes } from '#platform/server/owed.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'

import { moneyNow } from './contract.ts'
import { escrowOf } from './rules.ts'
import { type AssetRow, tables } from './views.ts'

/** Assets that are reported, the newest; others by their address. */
const mostAssets = 500

/** What assets owe of their coin: escrow, dividends, redemptions paid in, and payments that were refused. */
export const assetsOwed: Owes = async (call, of) => {
  const all = tables(call).selectFrom('rwaAssets').selectAll()
  const some = of === null ? all : all.where('asset', '=', of)
  const rows = await some.orderBy('seq', 'desc').limit(mostAssets).execute()
  const owed = rows.map((row) => ofIndex(call, row)).filter(({ amount }) => amount! > 0n)
  if (of === null) return owed.toSorted((a, b) => (a.amount! > b.amount! ? -1 : 1))
  return Promise.all(rows.map((row) => asStated(call, row)))
}

function ofIndex({ app }: Call, row: AssetRow): Owed {
  const dividends = row.distributed - row.paid
  const redemptions = row.redeemed - row.redeemedPaid
  const amount = escrowOf(row) + dividends + redemptions + row.credits
  const contract = row.asset
  const source = sourceOf(app, { what: 'owed', contract, call: 'its events', value: amount })
  return { what: 'rwa', contract, coin: row.coin, amount, sources: [source] }
}

/** By the contract itself wherever it answers; it does not sum up what was refused. */
async function asStated(call: Call, row: AssetRow): Promise<Owed> {
  const stated = await orIfSilent(moneyNow(call.app, row.asset), () => null)
  if (stated === null) return ofIndex(call, row)
  const amount = stated.money.reduce((sum, one) => sum + one, row.credits)
  return { ...ofIndex(call, row), amount, sources: [stated.source] }
}
