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
  ],
  flows: async () => [(await import('./web/flows/bind.tsx')).bindFlow],
  terms: async () => (await import('./web/terms.ts')).teamTerms,
  menu: [{ order: 7, text: texts.invitationsTitle, to: '/invitations', icon: 'invite' }],
  tiles: [{ order: 50, text: texts.invitationsTitle, to: '/invitations', icon: 'invite' }],
  dialogs: {
    activation: async () => {
      const { ActivationDialog } = await import('./web/ActivationDialog.tsx')
      return { ActivationDialog }
    },
  },
}
