import type { WebFeature } from '#platform/web/feature.ts'

import { daoTitles as texts } from './web/textTitles.ts'

export const daoWeb: WebFeature = {
  name: 'dao',
  routes: [],
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
  owed: { daoStakes: texts.stakes },
  holdings: { daoStake: texts.stake },
  terms: async () => (await import('./web/terms.ts')).daoTerms,
}
