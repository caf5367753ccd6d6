import type { WebFeature } from '#platform/web/feature.ts'

import { approvalsTitles as texts } from './web/textTitles.ts'

export const approvalsWeb: WebFeature = {
  name: 'approvals',
  routes: [
    {
      path: '/approvals',
      page: 'approvals',
      layout: 'back',
      title: texts.approvals,
      load: async () => {
        const { ApprovalsScreen } = await import('./web/ApprovalsScreen.tsx')
        return { Screen: ApprovalsScreen }
      },
    },
  ],
  flows: async () => {
    const { revokeFlow, revokeCardsFlow } = await import('./web/flows/revoke.tsx')
    return [revokeFlow, revokeCardsFlow]
  },
}
