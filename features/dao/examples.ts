import type { Examples } from '#tests/examples.ts'

import { daoPayments } from './testing/payments.ts'

export const daoExamples: Examples = {
  mutation: [
    { tests: 'Dao*.t.sol', contracts: ['Dao', 'DaoPool'] },
    { tests: 'VoteStake.t.sol', contracts: ['VoteStake'] },
  ],
  payments: daoPayments,
}
