import type { Examples } from '#tests/examples.ts'

import { teamScenes } from './testing/scenes.ts'

export const teamExamples: Examples = {
  screens: {
    '/invitations': { scene: 'invitations', as: 'alice' },
    '/teams': { scene: 'teams', as: 'alice' },
  },
  scenes: () => teamScenes,
  owned: { search: ['NOT_IN_TEAM'], txHash: ['NOT_A_BIND'] },
  prepare: async (_, alice) => ({
    values: {},
    ofPath: { '/deposit/member/teamList': { search: alice.address } },
  }),
  mutation: [
    { tests: 'Team*.t.sol', contracts: ['Team'] },
    { tests: 'FeeSplitter*.t.sol', contracts: ['FeeSplitter'] },
  ],
}
