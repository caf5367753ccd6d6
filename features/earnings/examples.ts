import type { Examples } from '#tests/examples.ts'

import { earningsScenes } from './testing/scenes.ts'

export const earningsExamples: Examples = {
  screens: {
    '/income': { scene: 'income', as: 'alice' },
    '/incomeList': { scene: 'incomeList', as: 'alice' },
    '/claiming': { scene: 'claiming', as: 'alice' },
  },
  scenes: () => earningsScenes,
  unprepared: {
    // Most who are active are owed a part of a fee, and nobody else is.
    '/tessera/earnings/claimFeesBefore': 'perhaps',
    // Without a level there is no bonus.
    '/tessera/earnings/claimBonusBefore': 'always',
  },
  mutation: [
    { tests: 'Distributor*.t.sol', contracts: ['RewardDistributor'] },
    { tests: 'BuilderRole.t.sol', contracts: ['BuilderRole'] },
  ],
}
