import type { WebFeature } from '#platform/web/feature.ts'

import { exitTitles as texts } from './web/textTitles.ts'

export const exitWeb: WebFeature = {
  name: 'exit',
  routes: [
    {
      path: '/exit',
      page: 'exit',
      layout: 'back',
      title: texts.exit,
      load: async () => {
        const { ExitScreen } = await import('./web/ExitScreen.tsx')
        return { Screen: ExitScreen }
      },
    },
  ],
  tiles: [{ group: 'tools', order: 95, text: texts.exit, to: '/exit', icon: 'exit' }],
}
