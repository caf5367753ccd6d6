import type { WebFeature } from '#platform/web/feature.ts'

import { rwaTitles as texts } from './web/textTitles.ts'

export const rwaWeb: WebFeature = {
  name: 'rwa',
  routes: [
    {
      path: '/rwa',
      page: 'rwa',
      layout: 'back',
      params: ['address'],
      title: texts.rwa,
      load: async () => ({ Screen: (await import('./web/RwaScreen.tsx')).RwaScreen }),
    },
  ],
  flows: async () => {
    const [buy, own, roles] = await Promise.all([
      import('./web/flows/buy.tsx'),
      import('./web/flows/own.tsx'),
      import('./web/flows/roles.tsx'),
    ])
    return [
      buy.approveFlow,
      buy.buyFlow,
      buy.refundFlow,
      buy.refundForFlow,
      buy.releaseFlow,
      own.claimFlow,
      own.transferFlow,
      own.requestFlow,
      own.cancelFlow,
      own.redeemedFlow,
      own.withdrawFlow,
      roles.attestFlow,
      roles.distributeFlow,
      roles.fulfilFlow,
    ]
  },
  exits: async () => (await import('./web/exits.ts')).rwaExits,
  records: async () => (await import('./web/records.ts')).rwaRecords,
  income: [{ kind: 'rwa', coin: 'USDT', title: texts.dividends }],
  owed: { rwa: texts.money },
  holdings: { rwa: texts.rwa },
  powers: async () => (await import('./web/powers.ts')).rwaPowers,
  terms: async () => (await import('./web/terms.ts')).rwaTerms,
  menu: [{ order: 2, text: texts.rwa, to: '/rwa', icon: 'building' }],
  tiles: [{ group: 'earn', order: 65, text: texts.rwa, to: '/rwa', icon: 'building' }],
}
