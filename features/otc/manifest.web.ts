import type { WebFeature } from '#platform/web/feature.ts'

import { otcTitles as texts } from './web/textTitles.ts'

export const otcWeb: WebFeature = {
  name: 'otc',
  routes: [
    {
      path: '/otc',
      page: 'otc',
      layout: 'back',
      params: ['coin', 'side'],
      title: texts.market,
      load: async () => ({ Screen: (await import('./web/OtcScreen.tsx')).OtcScreen }),
    },
    {
      path: '/publish',
      page: 'publish',
      layout: 'back',
      params: ['offerId'],
      title: texts.publish,
      load: async () => ({ Screen: (await import('./web/PublishScreen.tsx')).PublishScreen }),
    },
    {
      path: '/otcOffer',
      page: 'otcOffer',
      layout: 'back',
      params: ['id'],
      title: texts.offer,
      load: async () => ({ Screen: (await import('./web/OtcOfferScreen.tsx')).OtcOfferScreen }),
    },
    {
      path: '/otcRecord',
      page: 'otcRecord',
      layout: 'back',
      title: texts.record,
      load: async () => ({ Screen: (await import('./web/OtcRecordScreen.tsx')).OtcRecordScreen }),
    },
  ],
  flows: async () => {
    const [maker, taker] = await Promise.all([
      import('./web/flows/maker.tsx'),
      import('./web/flows/taker.tsx'),
    ])
    return [
      taker.allowFlow,
      maker.publishFlow,
      maker.editFlow,
      maker.cancelFlow,
      taker.takeFlow,
      taker.withdrawFlow,
    ]
  },
  exits: async () => (await import('./web/exits.ts')).otcExits,
  records: async () => (await import('./web/records.ts')).otcRecords,
  owed: { otc: texts.market },
  holdings: { otc: texts.offers },
  terms: async () => (await import('./web/terms.ts')).otcTerms,
  tiles: [{ group: 'tools', order: 15, text: texts.market, to: '/otc', icon: 'coin' }],
}
