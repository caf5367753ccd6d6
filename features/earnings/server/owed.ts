import { feeSplitter } from '#features/team/public.server.ts'
import type { Owes } from '#platform/server/owed.ts'
import { sourceOf } from '#platform/server/sourceOf.ts'

import type { EarningsTables } from '../tables.ts'
import { native } from './coins.ts'

/** Shares of fees that are not collected: what came into the ledger less what left the contract. */
export const feesOwed: Owes = async ({ app, db }, of) => {
  const contract = app.deployment.address(feeSplitter.name)
  if (of !== null && of !== contract) return []
  const sums = await db
    .withTables<EarningsTables>()
    .selectFrom('earningsSums')
    .select(['account', 'credited', 'debited'])
    .where('account', 'in', ['fees', 'paid'])
    .where('book', '=', feeSplitter.name)
    .where('coin', '=', native)
    .execute()
  const amount = sums.reduce((sum, { credited, debited }) => sum + debited - credited, 0n)
  const call = 'events FeeSplit, CreditClaimed, PlatformWithdrawn, PoolWithdrawn'
  const source = sourceOf(app, { what: 'owed', contract, call, value: amount })
  return [{ what: 'fees', contract, coin: native, amount, sources: [source] }]
}
