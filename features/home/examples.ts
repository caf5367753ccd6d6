import type { Examples } from '#tests/examples.ts'

import { homeScenes } from './testing/scenes.ts'

export const homeExamples: Examples = {
  fields: {
    'swapCoinInfo coin': { right: 'TRX', wrong: ['', 'a'.repeat(65)] },
    'swapCoinList sort': {
      right: 'popular',
      wrong: ['', 'Popular', 'price'],
      choices: 'popular, cap, new',
    },
  },
  screens: {
    '/': { scene: 'home', as: 'alice' },
    '/token': { scene: 'token', as: 'alice', query: '?address=TRX' },
    '/tx': { scene: 'tx', as: 'alice', query: ({ txHash }) => `?id=${txHash}` },
  },
  scenes: homeScenes,
}
