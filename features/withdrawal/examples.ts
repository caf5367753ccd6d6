import type { Examples } from '#tests/examples.ts'
import { doneBy } from '#tests/journeys/doneBy.ts'

import { withdrawalScenes } from './testing/scenes.ts'

export const withdrawalExamples: Examples = {
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
    }
  },
  mutation: [
    { tests: 'Withdrawal*.t.sol', contracts: ['StagedWithdrawal', 'WithdrawalTerms', 'Timed'] },
  ],
}
