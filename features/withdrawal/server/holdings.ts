import type { Holdings } from '#platform/server/holding.ts'

import { feeOf } from '../rules.ts'
import { allotmentNow, coinOf, termsNow } from './contract.ts'
import { validateWithdraw } from './rules.ts'

/** What a withdrawal of all that is unlocked would pay now, after its fee; nothing while none would be taken. */
export const allotmentHoldings: Holdings = async ({ app, address }) => {
  const [{ symbol, decimals, address: coin }, terms, mine] = await Promise.all([
    coinOf(app),
    termsNow(app),
    allotmentNow(app, address),
  ])
  const { available } = mine
  if (validateWithdraw(available, terms, mine) !== null) return []
  const fee = feeOf(available, terms.feeRate)
  return [
    {
      what: 'allotment',
      part: 'claimable',
      symbol,
      decimals,
      amount: available - fee,
      valued: { coin },
      subject: { amount: String(available), mostFee: String(fee) },
      sources: [...mine.sources, terms.source],
    },
  ]
}
