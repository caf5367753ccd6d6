import type { WebFeature } from '#platform/web/feature.ts'

import { lpTitles as texts } from './web/textTitles.ts'

export const lpWeb: WebFeature = {
  name: 'lp',
  routes: [
    {
      path: '/pledgeLP',
      page: 'pledgeLP',
      layout: 'top',
      title: texts.staking,
      load: async () => {
        const { PledgeLpScreen } = await import('./web/stake/PledgeLpScreen.tsx')
        return { Screen: PledgeLpScreen }
      },
    },
  ],
  flows: async () => {
    const [{ allowFlow }, stake] = await Promise.all([
      import('./web/flows/allow.tsx'),
      import('./web/flows/stake.tsx'),
    ])
    return [allowFlow, stake.stakeFlow, stake.cancelFlow, stake.claimFlow, stake.exitFlow]
  },
  terms: async () => (await import('./web/terms.ts')).lpTerms,
  menu: [{ order: 3, text: texts.staking, to: '/pledgeLP', icon: 'stake' }],
  tiles: [{ order: 21, text: texts.staking, to: '/pledgeLP', icon: 'stake' }],
}
