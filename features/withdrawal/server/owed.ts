import type { Owes } from '#platform/server/owed.ts'

import { coinOf, termsNow } from './contract.ts'

/** Fees that wait for the fund's address; allotments are the reserve's. */
export const stagedOwed: Owes = async ({ app }, of) => {
  const contract = app.deployment.address('StagedWithdrawal')
  if (of !== null && of !== contract) return []
  const [{ address: coin }, { fees, source }] = await Promise.all([coinOf(app), termsNow(app)])
  return [{ what: 'stages', contract, coin, amount: fees, sources: [source] }]
}
