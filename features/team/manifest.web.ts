import type { WebFeature } from '#platform/web/feature.ts'

import { teamTitles as texts } from './web/textTitles.ts'

export const teamWeb: WebFeature = {
  name: 'team',
  routes: [
    {
      path: '/invitations',
      page: 'invitations',
      layout: 'back',
      title: texts.invitationsTitle,
      load: async () => {
        const { InvitationsScreen } = await import('./web/InvitationsScreen.tsx')
        return { Screen: InvitationsScreen }
      },
    },
    {
      path: '/teams',
      page: 'teams',
      layout: 'back',
      title: texts.teamsTitle,
      load: async () => {
        const { TeamsScreen } = await import('./web/teams/TeamsScreen.tsx')
        return { Screen: TeamsScreen }
      },
    },
  ],
  flows: async () => [(await import('./web/flows/bind.tsx')).bindFlow],
  terms: async () => (await import('./web/terms.ts')).teamTerms,
  menu: [
    { order: 7, text: texts.invitationsTitle, to: '/invitations', icon: 'invite' },
    { order: 8, text: texts.teamsTitle, to: '/teams', icon: 'team' },
  ],
  tiles: [
    {
      group: 'community',
      order: 10,
      text: texts.invitationsTitle,
      to: '/invitations',
      icon: 'invite',
    },
    { group: 'community', order: 20, text: texts.teamsTitle, to: '/teams', icon: 'team' },
  ],
  dialogs: {
    activation: async () => {
      const { ActivationDialog } = await import('./web/ActivationDialog.tsx')
      return { ActivationDialog }
    },
  },
}
