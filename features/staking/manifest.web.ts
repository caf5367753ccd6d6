import type { WebFeature } from '#platform/web/feature.ts'

import { stakingTitles as texts } from './web/textTitles.ts'

export const stakingWeb: WebFeature = {
  name: 'staking',
  routes: [
    {
      path: '/pledgeCoin',
      page: 'pledgeCoin',
      layout: 'top',
      params: ['coin'],
      title: texts.staking,
      load: async () => {
        const { PledgeCoinScreen } = await import('./web/PledgeCoinScreen.tsx')
        return { Screen: PledgeCoinScreen }
      },
    },
  ],
  flows: async () => {
    const [allow, pledge, own] = await Promise.all([
      import('./web/flows/allow.tsx'),
      import('./web/flows/pledge.tsx'),
      import('./web/flows/own.tsx'),
    ])
    return [
      allow.allowFlow,
      pledge.pledgeFlow,
      own.claimFlow,
      own.unlockFlow,
      own.renewFlow,
      own.exitFlow,
    ]
  },
  exits: async () => (await import('./web/exits.ts')).stakingExits,
  terms: async () => (await import('./web/terms.ts')).stakingTerms,
  records: async () => (await import('./web/records.ts')).stakingRecords,
  menu: [{ order: 4, text: texts.staking, to: '/pledgeCoin', icon: 'calendar' }],
  income: [{ kind: 'staking', coin: 'TES', title: texts.income }],
  pledge: texts.pledge,
  reserves: { terms: texts.income },
  owed: { termStakes: texts.stakes },
  holdings: { termStakes: texts.staking, termRewards: texts.paid },
  claims: async () => (await import('./web/claimSteps.ts')).stakingClaims,
  tiles: [{ group: 'earn', order: 30, text: texts.staking, to: '/pledgeCoin', icon: 'calendar' }],
}
