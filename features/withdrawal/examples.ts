import type { Examples } from '#tests/examples.ts'
import { doneBy } from '#tests/journeys/doneBy.ts'
import { must } from '#tests/journeys/must.ts'

import { withdrawalScenes } from './testing/scenes.ts'
import { withdrawalPayments } from './testing/payments.ts'

export const withdrawalExamples: Examples = {
  fields: {
    'claimList kind': { right: 'lock', wrong: ['', 'Lock', 'stake'], choices: 'allotment, lock' },
  },
  screens: { '/withdrawal': { scene: 'withdrawal', as: 'alice' } },
  scenes: () => withdrawalScenes,
  nothing: ['NOTHING_ALLOTTED'],
  lacking: { '/tessera/withdrawal/unlockLimitBefore': ['INITIALIZE_FIRST'] },
  // Her record of withdrawals is open.
  unprepared: { '/tessera/withdrawal/initializationBefore': 'perhaps' },
  afters: { '/deposit/withdraw/apply': '/deposit/withdraw/updateWithdrawHash' },
  async prepare(stack, alice) {
    await doneBy(stack, alice, '/tessera/withdrawal/initializationBefore')
    return {
      values: {
        // Of her allotment, at least the minimum.
        amount: String(20n * 10n ** 18n),
        mostFee: String(10n ** 18n),
      },
      ofPath: { '/deposit/lock/claimList': { kind: 'allotment' } },
    }
  },
  signing: { takesUnsent: ['withdrawal.initialization', 'withdrawal.unlockLimit'] },
  audit: {
    async prepare({ world }) {
      const tes = 10n ** 18n
      for (const [name, amount] of [
        ['alice', 100n],
        ['alice', 20n],
        ['bob', 33n],
      ] as const) {
        await must(world, name, 'StagedWithdrawal', 'withdraw', [amount * tes, tes])
      }
    },
    faults: [
      ['withdrawal_payouts.fee', 'update withdrawal_payouts set fee = fee + 1'],
      ['withdrawal_owners.withdrawn', 'update withdrawal_owners set withdrawn = withdrawn - 1'],
      ['withdrawal_owners', `insert into withdrawal_owners values ('TNobody', 1, 1000, 1)`],
    ],
  },
  mutation: [
    { tests: 'Withdrawal*.t.sol', contracts: ['StagedWithdrawal', 'WithdrawalTerms', 'Timed'] },
  ],
  payments: withdrawalPayments,
}
