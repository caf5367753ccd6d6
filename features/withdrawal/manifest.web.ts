import type { WebFeature } from '#platform/web/feature.ts'

import { withdrawalTitles as texts } from './web/textTitles.ts'

export const withdrawalWeb: WebFeature = {
  name: 'withdrawal',
  routes: [
    {
      path: '/withdrawal',
      page: 'withdrawal',
      layout: 'back',
      title: texts.withdrawal,
      load: async () => {
        const { WithdrawalScreen } = await import('./web/WithdrawalScreen.tsx')
        return { Screen: WithdrawalScreen }
      },
    },
  ],
  flows: async () => {
    const own = await import('./web/flows/own.tsx')
    return [own.withdrawFlow, own.initializationFlow, own.unlockLimitFlow]
  },
  exits: async () => (await import('./web/exits.ts')).withdrawalExits,
  terms: async () => (await import('./web/terms.ts')).withdrawalTerms,
  records: async () => (await import('./web/records.ts')).withdrawalRecords,
  reserves: { stages: texts.reserve },
  holdings: { allotment: texts.withdrawal },
  claims: async () => (await import('./web/claimSteps.ts')).withdrawalClaims,
  tiles: [
    { group: 'earn', order: 80, text: texts.withdrawal, to: '/withdrawal', icon: 'withdraw' },
  ],
  powers: async () => (await import('./web/powers.ts')).withdrawalPowers,
}
