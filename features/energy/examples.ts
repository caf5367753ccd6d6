import type { Examples } from '#tests/examples.ts'

import { energyPayments } from './testing/payments.ts'

export const energyExamples: Examples = {
  mutation: [
    {
      tests: '{Lender*,Energy*,StakeScript}.t.sol',
      contracts: ['LenderFactory', 'Lender', 'LenderCode', 'LenderWords', 'Network', 'StakeCode'],
    },
  ],
  payments: energyPayments,
}
