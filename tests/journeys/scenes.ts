import { examples } from '#tests/examples.ts'

import type { Scene, SceneFacts } from './scene.ts'
import { tronLinkOf } from './tronLink.ts'

/** Every screen, with its empty, failed, signed-out and opened forms. */
export const scenes = (facts: SceneFacts): readonly Scene[] => [
  ...examples.flatMap((feature) => feature.scenes?.(facts) ?? []),
  { name: 'not-found', viewer: 'nobody', path: '/nowhere' },
  {
    name: 'wrong-network',
    viewer: 'nobody',
    path: '/',
    async before(page) {
      await page.addInitScript(tronLinkOf(facts.newcomer, '0x2b6653dc'))
      await page.addInitScript(`localStorage.setItem('wallet', 'tronlink:${facts.newcomer}')`)
    },
    act: (page, w) => page.getByText(w.wrongNetwork).waitFor(),
  },
  {
    name: 'no-config',
    viewer: 'nobody',
    path: '/',
    async before(page) {
      await page.route('**/config.json', (route) => route.fulfill({ status: 503 }))
    },
  },
]
