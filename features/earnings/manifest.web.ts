import type { WebFeature } from '#platform/web/feature.ts'

import { earningsTitles as texts } from './web/textTitles.ts'

export const earningsWeb: WebFeature = {
  name: 'earnings',
  routes: [
    {
      path: '/income',
      page: 'income',
      layout: 'back',
      title: texts.income,
      load: async () => {
        const { IncomeScreen } = await import('./web/IncomeScreen.tsx')
        return { Screen: IncomeScreen }
      },
    },
    {
      path: '/incomeList',
      page: 'incomeList',
      layout: 'top',
      params: ['kind'],
      title: texts.records,
      load: async () => {
        const { IncomeListScreen } = await import('./web/IncomeListScreen.tsx')
        return { Screen: IncomeListScreen }
      },
    },
    {
      path: '/claiming',
      page: 'claiming',
      layout: 'back',
      params: ['token'],
      title: texts.claiming,
      load: async () => {
        const { ClaimingScreen } = await import('./web/ClaimingScreen.tsx')
        return { Screen: ClaimingScreen }
      },
    },
  ],
  flows: async () => {
    const [fees, bonus] = await Promise.all([
      import('./web/flows/claimFees.tsx'),
      import('./web/flows/claimBonus.tsx'),
    ])
    return [fees.claimFeesFlow, bonus.claimBonusFlow]
  },
  exits: async () => (await import('./web/exits.ts')).earningsExits,
  terms: async () => (await import('./web/terms.ts')).earningsTerms,
  records: async () => (await import('./web/records.ts')).earningsRecords,
  menu: [{ order: 6, text: texts.income, to: '/income', icon: 'income' }],
  reserves: { bonuses: texts.reserve },
  owed: { fees: texts.fees },
  holdings: { fees: texts.fees, bonus: texts.reserve },
  claims: async () => (await import('./web/claimSteps.ts')).earningsClaims,
  tiles: [{ group: 'earn', order: 70, text: texts.income, to: '/income', icon: 'income' }],
  powers: async () => (await import('./web/powers.ts')).earningsPowers,
}
