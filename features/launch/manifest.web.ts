import type { WebFeature } from '#platform/web/feature.ts'

import { launchTitles as texts } from './web/textTitles.ts'

export const launchWeb: WebFeature = {
  name: 'launch',
  routes: [
    {
      path: '/presales',
      page: 'presales',
      layout: 'back',
      params: ['tab'],
      title: texts.presales,
      load: async () => ({ Screen: (await import('./web/PresalesScreen.tsx')).PresalesScreen }),
    },
    {
      path: '/presale',
      page: 'presale',
      layout: 'back',
      params: ['address'],
      title: texts.presale,
      load: async () => ({ Screen: (await import('./web/PresaleScreen.tsx')).PresaleScreen }),
    },
    {
      path: '/innerMarket',
      page: 'innerMarket',
      layout: 'back',
      params: ['address'],
      title: texts.market,
      load: async () => {
        const { InnerMarketScreen } = await import('./web/InnerMarketScreen.tsx')
        return { Screen: InnerMarketScreen }
      },
    },
    {
      path: '/createToken',
      page: 'createToken',
      layout: 'back',
      params: ['token'],
      title: texts.create,
      load: async () => {
        const { CreateTokenScreen } = await import('./web/CreateTokenScreen.tsx')
        return { Screen: CreateTokenScreen }
      },
    },
  ],
  flows: async () => {
    const [create, join, after] = await Promise.all([
      import('./web/flows/create.tsx'),
      import('./web/flows/join.tsx'),
      import('./web/flows/after.tsx'),
    ])
    return [
      create.createBothFlow,
      create.createTokenFlow,
      create.createPresaleFlow,
      create.openFlow,
      join.mintFlow,
      join.leaveFlow,
      join.refundFlow,
      join.buyInsideFlow,
      join.sellInsideFlow,
      after.listFlow,
      after.claimFlow,
      after.claimInsideFlow,
      after.redeemFlow,
      after.collectTapFlow,
      after.collectFlow,
      after.convertFlow,
      after.burnStepFlow,
    ]
  },
  exits: async () => (await import('./web/exits.ts')).launchExits,
  records: async () => (await import('./web/records.ts')).launchRecords,
  income: [{ kind: 'launch', coin: 'TRX', title: texts.tap }],
  owed: { presales: texts.shares },
  holdings: { presales: texts.presales },
  powers: async () => (await import('./web/powers.ts')).launchPowers,
  terms: async () => (await import('./web/terms.ts')).launchTerms,
  tiles: [
    { group: 'earn', order: 60, text: texts.presales, to: '/presales', icon: 'presale' },
    { group: 'tools', order: 10, text: texts.create, to: '/createToken', icon: 'newCoin' },
  ],
}
