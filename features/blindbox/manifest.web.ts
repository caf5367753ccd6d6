import type { WebFeature } from '#platform/web/feature.ts'

import { boxTitles as texts } from './web/textTitles.ts'

export const blindboxWeb: WebFeature = {
  name: 'blindbox',
  routes: [
    {
      path: '/blindBox',
      page: 'blindBox',
      layout: 'back',
      title: texts.market,
      keepAlive: true,
      load: async () => {
        const { BlindBoxScreen } = await import('./web/BlindBoxScreen.tsx')
        return { Screen: BlindBoxScreen }
      },
    },
    {
      path: '/blindBoxDetail',
      page: 'blindBoxDetail',
      layout: 'back',
      params: ['seriesId'],
      title: texts.series,
      load: async () => {
        const { BlindBoxDetailScreen } = await import('./web/BlindBoxDetailScreen.tsx')
        return { Screen: BlindBoxDetailScreen }
      },
    },
    {
      path: '/myBlindBox',
      page: 'myBlindBox',
      layout: 'back',
      title: texts.mine,
      load: async () => {
        const { MyBlindBoxScreen } = await import('./web/MyBlindBoxScreen.tsx')
        return { Screen: MyBlindBoxScreen }
      },
    },
    {
      path: '/drawCheck',
      page: 'drawCheck',
      layout: 'back',
      params: ['requestId'],
      title: texts.check,
      load: async () => {
        const { DrawCheckScreen } = await import('./web/DrawCheckScreen.tsx')
        return { Screen: DrawCheckScreen }
      },
    },
  ],
  flows: async () => {
    const [buy, complete, mine] = await Promise.all([
      import('./web/flows/buyBoxes.tsx'),
      import('./web/flows/completeBoxes.tsx'),
      import('./web/flows/mine.ts'),
    ])
    return [buy.buyBoxesFlow, buy.reserveBoxesFlow, complete.completeBoxesFlow, ...mine.ownFlows]
  },
  records: async () => (await import('./web/records.ts')).blindboxRecords,
  owed: { boxes: texts.market },
  exits: async () => (await import('./web/exits/all.ts')).blindboxExits,
  terms: async () => (await import('./web/terms.ts')).blindboxTerms,
  tiles: [{ group: 'cards', order: 30, text: texts.market, to: '/blindBox', icon: 'box' }],
  powers: async () => (await import('./web/powers.ts')).blindboxPowers,
}
