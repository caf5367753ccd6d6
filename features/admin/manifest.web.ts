import type { WebFeature } from '#platform/web/feature.ts'

import { adminTitles as texts } from './web/textTitles.ts'

export const adminWeb: WebFeature = {
  name: 'admin',
  routes: [
    {
      path: '/admin',
      page: 'admin',
      layout: 'desktop',
      title: texts.console,
      load: async () => {
        const [{ AdminScreen }] = await Promise.all([
          import('./web/AdminScreen.tsx'),
          import('./web/roleNames.ts').then(({ loadRoleNames }) => loadRoleNames()),
        ])
        return { Screen: AdminScreen }
      },
    },
  ],
  flows: async () => (await import('./web/changes/all.ts')).changeFlows,
  ofSafety: async () => (await import('./web/log/SafetyLog.tsx')).SafetyLog,
  terms: async () => (await import('./web/terms.ts')).adminTerms,
  powers: async () => (await import('./web/powers.ts')).adminPowers,
}
