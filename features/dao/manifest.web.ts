import type { WebFeature } from '#platform/web/feature.ts'

import { daoTitles as texts } from './web/textTitles.ts'

export const daoWeb: WebFeature = {
  name: 'dao',
  routes: [
    {
      path: '/dao',
      page: 'dao',
      layout: 'back',
      params: ['proposalId'],
      title: texts.dao,
      load: async () => ({ Screen: (await import('./web/DaoScreen.tsx')).DaoScreen }),
    },
  ],
  flows: async () => {
    const [stake, proposal, pool] = await Promise.all([
      import('./web/flows/stake.tsx'),
      import('./web/flows/proposal.tsx'),
      import('./web/flows/pool.tsx'),
    ])
    return [
      stake.allowFlow,
      stake.stakeFlow,
      stake.leaveFlow,
      stake.delegateFlow,
      stake.takeBackFlow,
      proposal.proposeFlow,
      proposal.cancelFlow,
      proposal.voteFlow,
      proposal.queueFlow,
      proposal.executeFlow,
      pool.allowGiftFlow,
      pool.donateFlow,
      pool.donateCoinFlow,
    ]
  },
  exits: async () => (await import('./web/exits.ts')).daoExits,
  powers: async () => (await import('./web/powers.ts')).daoPowers,
  records: async () => (await import('./web/records.ts')).daoRecords,
  owed: { daoStakes: texts.stakes },
  holdings: { daoStake: texts.stake },
  menu: [{ order: 9, text: texts.dao, to: '/dao', icon: 'vote' }],
  tiles: [{ group: 'community', order: 50, text: texts.dao, to: '/dao', icon: 'vote' }],
  terms: async () => (await import('./web/terms.ts')).daoTerms,
}
