import type { Examples } from '#tests/examples.ts'

export const recordsExamples: Examples = {
  feature: 'records',
  screens: { '/record': { scene: 'record-staking', as: 'alice', query: '?kind=staking' } },
  states: [
    { scene: 'record-claims', as: 'carol' },
    { scene: 'record-purchases', as: 'carol' },
  ],
}
