import { defineTexts } from '#platform/std/text.ts'
import type { WebFeature } from '#platform/web/feature.ts'

/** What the shell shows before the screen's own code is there. */
const texts = defineTexts({
  title: { en: 'Jar', tc: '儲蓄罐' },
})

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
  exits: async () => (await import('./web/exits.ts')).jarExits,
  terms: async () => (await import('./web/text.ts')).jarTerms,
}
