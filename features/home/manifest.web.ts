import type { WebFeature } from '#platform/web/feature.ts'

import { homeTitles as texts } from './web/textTitles.ts'

export const homeWeb: WebFeature = {
  name: 'home',
  routes: [
    {
      path: '/',
      page: 'home',
      layout: 'home',
      requestsDeferred: true,
      title: texts.home,
      load: async () => {
        const { HomeScreen } = await import('./web/HomeScreen.tsx')
        return { Screen: HomeScreen }
      },
    },
    {
      path: '/token',
      page: 'token',
      layout: 'back',
      params: ['address'],
      title: texts.token,
      load: async () => {
        const { TokenScreen } = await import('./web/TokenScreen.tsx')
        return { Screen: TokenScreen }
      },
    },
    {
      path: '/tx',
      page: 'tx',
      layout: 'back',
      params: ['id'],
      title: texts.transaction,
      load: async () => {
        const [{ TxScreen }] = await Promise.all([
          import('./web/TxScreen.tsx'),
          import('./web/knownTerms.ts').then(({ loadTerms }) => loadTerms()),
        ])
        return { Screen: TxScreen }
      },
    },
  ],
  holdings: { coins: texts.wallet },
  menu: [{ order: 1, text: texts.home, to: '/', icon: 'home' }],
  services: async () => {
    const { homeApi } = await import('./api.ts')
    return {
      baseConfig: homeApi.baseConfig,
      getTimestamp: homeApi.getTimestamp,
      activity: homeApi.activity,
      portfolio: homeApi.portfolio,
      transaction: homeApi.transaction,
    }
  },
}
