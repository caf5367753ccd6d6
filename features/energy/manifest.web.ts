import type { WebFeature } from '#platform/web/feature.ts'

import { energyTitles as texts } from './web/textTitles.ts'

export const energyWeb: WebFeature = {
  name: 'energy',
  routes: [
    {
      path: '/energy',
      page: 'energy',
      layout: 'back',
      params: ['side'],
      title: texts.screen,
      load: async () => ({ Screen: (await import('./web/EnergyScreen.tsx')).EnergyScreen }),
    },
  ],
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
  records: async () => (await import('./web/records.ts')).energyRecords,
  feeChooser: async () => (await import('./web/chooser/FeeChooser.tsx')).FeeChooser,
  income: [{ kind: 'energy', coin: 'TRX', title: texts.leases }],
  owed: { lenders: texts.stake },
  holdings: { energyStake: texts.ownStake, energyEarned: texts.ownEarned },
  terms: async () => (await import('./web/terms.ts')).energyTerms,
  menu: [{ order: 10, text: texts.screen, to: '/energy', icon: 'energy' }],
  tiles: [{ group: 'tools', order: 30, text: texts.screen, to: '/energy', icon: 'energy' }],
}
