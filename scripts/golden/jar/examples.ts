import type { Examples } from '#tests/examples.ts'

export const jarExamples: Examples = {
  screens: { '/jar': { scene: 'jar', as: 'alice' } },
  scenes: () => [{ name: 'jar', viewer: 'alice', path: '/jar' }],
  lacking: { '/tessera/jar/takeBefore': ['JAR_HOLDS_LESS'] },
  prepare: async () => ({ values: { amount: '1000000' } }),
  payments: { callersOwn: ['Jar.take'] },
  mutation: [{ tests: 'Jar.t.sol', contracts: ['Jar'] }],
}
