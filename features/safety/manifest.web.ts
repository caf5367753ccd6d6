import type { WebFeature } from '#platform/web/feature.ts'

import { safetyTitles as texts } from './web/textTitles.ts'

export const safetyWeb: WebFeature = {
  name: 'safety',
  routes: [
    {
      path: '/safety',
      page: 'safety',
      layout: 'back',
      title: texts.safety,
      load: async () => {
        const [{ SafetyScreen }] = await Promise.all([
          import('./web/SafetyScreen.tsx'),
          import('./web/knownPowers.ts').then(({ loadPowers }) => loadPowers()),
        ])
        return { Screen: SafetyScreen }
      },
    },
  ],
  tiles: [{ group: 'tools', order: 90, text: texts.safety, to: '/safety', icon: 'shield' }],
}
