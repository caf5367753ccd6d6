import { powerRead, type Powers } from '#platform/server/power.ts'

import { managersNow } from './contract.ts'

/** Five roles; on a public network they may be five addresses. */
export const withdrawalPowers: Powers = async ({ app }) => {
  const { address, managers, delay } = await managersNow(app)
  const [fees, fund, stages, limits, opening] = managers
  const place = { contract: 'StagedWithdrawal', address }
  return [
    { what: 'withdrawalFee', functions: ['setFee'], holder: fees, delay },
    { what: 'withdrawalFund', functions: ['setFundAddress'], holder: fund, delay },
    { what: 'withdrawalStages', functions: ['addStage'], holder: stages, delay: 0 },
    { what: 'withdrawalAllotments', functions: ['allot'], holder: limits, delay: 0 },
    { what: 'withdrawalOpening', functions: ['openWithdrawal'], holder: opening, delay: 0 },
  ].map((power) => powerRead(app, { ...place, ...power }, { call: 'managers()', value: managers }))
}
