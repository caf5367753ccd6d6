import type { WebFeature } from '#platform/web/feature.ts'

import { jarTitles as texts } from './web/textTitles.ts'

export const jarWeb: WebFeature = {
  name: 'jar',
  routes: [
    {
      path: '/jar',
      page: 'jar',
      layout: 'back',
      title: texts.title,
      load: async () => {
        const { JarScreen } = await import('./web/JarScreen.tsx')
        return { Screen: JarScreen }
      },
    },
  ],
  flows: async () => {
    const { putFlow, takeFlow } = await import('./web/flows/move.tsx')
    return [putFlow, takeFlow]
  },
  terms: async () => (await import('./web/terms.ts')).jarTerms,
}
