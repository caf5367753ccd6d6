import type { WebFeature } from '#platform/web/feature.ts'

import { energyTitles as texts } from './web/textTitles.ts'

export const energyWeb: WebFeature = {
  name: 'energy',
  routes: [],
  flows: async () => {
    const [lease, provider] = await Promise.all([
      import('./web/flows/lease.tsx'),
      import('./web/flows/provider.tsx'),
    ])
    return [
      lease.leaseFlow,
      lease.endFlow,
      provider.makeFlow,
      provider.supplyFlow,
      provider.termsFlow,
      provider.leaveFlow,
      provider.collectFlow,
    ]
  },
  exits: async () => (await import('./web/exits.ts')).energyExits,
  income: [{ kind: 'energy', coin: 'TRX', title: texts.leases }],
  owed: { lenders: texts.stake },
  holdings: { energyStake: texts.ownStake, energyEarned: texts.ownEarned },
  terms: async () => (await import('./web/terms.ts')).energyTerms,
}
