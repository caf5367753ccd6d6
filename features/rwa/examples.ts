import type { Examples } from '#tests/examples.ts'

import { rwaPayments } from './testing/payments.ts'

export const rwaExamples: Examples = {
  mutation: [
    {
      tests: 'Rwa*.t.sol',
      contracts: [
        'RwaRegistry',
        'RwaAsset',
        'RwaSale',
        'RwaShares',
        'RwaRedemptions',
        'RwaState',
        'RwaTerms',
        'RwaWords',
      ],
    },
  ],
  payments: rwaPayments,
}
