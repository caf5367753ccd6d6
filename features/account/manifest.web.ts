import type { WebFeature } from '#platform/web/feature.ts'

import { accountTitles as texts } from './web/textTitles.ts'

export const accountWeb: WebFeature = {
  name: 'account',
  routes: [
    {
      path: '/profile',
      page: 'profile',
      layout: 'back',
      title: texts.profile,
      load: async () => {
        const { ProfileScreen } = await import('./web/ProfileScreen.tsx')
        return { Screen: ProfileScreen }
      },
    },
    {
      path: '/usersList',
      page: 'usersList',
      layout: 'back',
      title: texts.users,
      keepAlive: true,
      params: ['q'],
      load: async () => {
        const { UsersListScreen } = await import('./web/UsersListScreen.tsx')
        return { Screen: UsersListScreen }
      },
    },
  ],
  tiles: [{ group: 'community', order: 40, text: texts.users, to: '/usersList', icon: 'users' }],
  flows: async () => [(await import('./web/flows/send.tsx')).sendFlow],
  ofAccount: async () => (await import('./web/Balances.tsx')).Balances,
  services: async () => {
    const { accountApi } = await import('./api.ts')
    return {
      getChainSignNonce: accountApi.getChainSignNonce,
      enter: accountApi.enter,
      leave: accountApi.leave,
      leaveEverywhere: accountApi.leaveEverywhere,
      saveMember: accountApi.saveMember,
      addressInfo: accountApi.addressInfo,
    }
  },
}
