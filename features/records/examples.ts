import type { Examples } from '#tests/examples.ts'

export const recordsExamples: Examples = {
  screens: { '/record': { scene: 'record-staking', as: 'alice', query: '?kind=staking' } },
  states: [
    { scene: 'record-claims', as: 'carol' },
    { scene: 'record-purchases', as: 'carol' },
  ],
}
