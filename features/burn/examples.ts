import type { Examples } from '#tests/examples.ts'

import { burnPayments } from './testing/payments.ts'

export const burnExamples: Examples = {
  mutation: [
    {
      tests: 'Burn*.t.sol',
      contracts: [
        'BurnMining',
        'BurnNode',
        'BurnNodes',
        'BurnPass',
        'BurnPasses',
        'BurnPeriods',
        'BurnPrice',
        'MinerPower',
        'NetworkPower',
        'NodePlaces',
        'Period',
      ],
    },
  ],
  payments: burnPayments,
}
