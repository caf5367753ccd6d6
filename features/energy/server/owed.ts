import type { Call } from '#platform/server/call.ts'
import { orIfSilent, type Owed, type Owes } from '#platform/server/owed.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'
import { zeroAddress } from '#platform/std/address.ts'

import { booksNow } from './contract.ts'
import { type LenderRow, tables } from './views.ts'

/** Lenders that are reported, the newest; others by their address. */
const mostLenders = 500

/** What lenders owe their providers: the stake, lent or not, what is on its way out, and what leases paid. */
export const lendersOwed: Owes = async (call, of) => {
  const all = tables(call).selectFrom('energyLenders').selectAll()
  const some = of === null ? all : all.where('lender', '=', of)
  const rows = await some.orderBy('seq', 'desc').limit(mostLenders).execute()
  if (of !== null) return Promise.all(rows.map((row) => asStated(call, row)))
  const owed = rows.map((row) => ofIndex(call, row)).filter(({ amount }) => amount! > 0n)
  return owed.toSorted((a, b) => (a.amount! > b.amount! ? -1 : 1))
}

function ofIndex({ app }: Call, row: LenderRow): Owed {
  const amount = row.staked + row.lent + row.takenOut + row.earned
  const contract = row.lender
  const source = sourceOf(app, { what: 'owed', contract, call: 'its events', value: amount })
  return { what: 'lenders', contract, coin: zeroAddress, amount, sources: [source] }
}

/** By the contract itself wherever it answers. */
async function asStated(call: Call, row: LenderRow): Promise<Owed> {
  const stated = await orIfSilent(booksNow(call.app, row.lender), () => null)
  if (stated === null) return ofIndex(call, row)
  const { lent, staked, leaving, left, earned, sources } = stated
  const amount = lent + staked + leaving + left + earned
  return { ...ofIndex(call, row), amount, sources: sources.slice(0, 1) }
}
