import type { Examples } from '#tests/examples.ts'

import { otcPayments } from './testing/payments.ts'

export const otcExamples: Examples = {
  mutation: [{ tests: 'Otc*.t.sol', contracts: ['Otc', 'OfferWord'] }],
  payments: otcPayments,
}
