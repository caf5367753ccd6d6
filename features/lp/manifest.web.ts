import type { WebFeature } from '#platform/web/feature.ts'

import { lpTitles as texts } from './web/textTitles.ts'

export const lpWeb: WebFeature = {
  name: 'lp',
  routes: [
    {
      path: '/pledgeLP',
      page: 'pledgeLP',
      layout: 'top',
      params: ['pool'],
      title: texts.staking,
      load: async () => {
        const { PledgeLpScreen } = await import('./web/stake/PledgeLpScreen.tsx')
        return { Screen: PledgeLpScreen }
      },
    },
    {
      path: '/buyLP',
      page: 'buyLP',
      layout: 'back',
      params: ['pool'],
      title: texts.buying,
      load: async () => {
        const { BuyLpScreen } = await import('./web/buy/BuyLpScreen.tsx')
        return { Screen: BuyLpScreen }
      },
    },
    {
      path: '/lpReward',
      page: 'lpReward',
      layout: 'back',
      title: texts.rewards,
      load: async () => {
        const { LpRewardScreen } = await import('./web/reward/LpRewardScreen.tsx')
        return { Screen: LpRewardScreen }
      },
    },
  ],
  flows: async () => {
    const [{ allowFlow }, { buyFlow }, { issueFlow }, { removeFlow }, stake] = await Promise.all([
      import('./web/flows/allow.tsx'),
      import('./web/flows/buy.tsx'),
      import('./web/flows/issue.tsx'),
      import('./web/flows/remove.tsx'),
      import('./web/flows/stake.tsx'),
    ])
    const { stakeFlow, cancelFlow, claimFlow, exitFlow } = stake
    return [allowFlow, buyFlow, issueFlow, removeFlow, stakeFlow, cancelFlow, claimFlow, exitFlow]
  },
  exits: async () => (await import('./web/exits.ts')).lpExits,
  terms: async () => (await import('./web/terms.ts')).lpTerms,
  records: async () => (await import('./web/records.ts')).lpRecords,
  ofTeam: async () => (await import('./web/team/TeamLp.tsx')).TeamLp,
  menu: [{ order: 3, text: texts.staking, to: '/pledgeLP', icon: 'pools' }],
  income: [{ kind: 'liquidity', coin: 'TES', title: texts.income }],
  pledge: texts.pledge,
  reserves: { lp: texts.reserve, purchases: texts.rewards },
  owed: { lpStakes: texts.stakes },
  holdings: { lpCoins: texts.coins, lpStakes: texts.staking, lpRewards: texts.stakeRewards },
  claims: async () => (await import('./web/claimSteps.ts')).lpClaims,
  tiles: [
    { group: 'earn', order: 20, text: texts.staking, to: '/pledgeLP', icon: 'pools' },
    { group: 'earn', order: 50, text: texts.buying, to: '/buyLP', icon: 'buyLp' },
  ],
}
