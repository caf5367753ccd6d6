import type { Examples } from '#tests/examples.ts'

import { exitApi } from './api.ts'

export const exitExamples: Examples = {
  screens: {
    '/exit': {
      scene: 'exit',
      as: 'alice',
      textless: { [exitApi.positions.path]: 'keys, which only say where the contracts are read' },
    },
  },
  scenes: () => [
    {
      name: 'exit',
      viewer: 'alice',
      path: '/exit',
      act: (page) => page.getByText('USDT').first().waitFor(),
    },
    { name: 'exit-nothing', viewer: 'newcomer', path: '/exit' },
    {
      name: 'exit-calls',
      viewer: 'alice',
      path: '/exit',
      async act(page) {
        await page.getByText(/^(Leave without this site|不經本網站退出)$/).click()
      },
    },
  ],
}
