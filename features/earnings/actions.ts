import { teamReasons } from '#features/team/reasons.ts'
import { action } from '#platform/std/action.ts'
import { earningFailures as f } from '#platform/std/spendFailures.ts'
import * as z from 'zod/mini'

import { ledgerCoins, nativeCoin } from './kinds.ts'
import { earningsReasons } from './reasons.ts'

export const earningsActions = {
  claimFees: action({
    path: {
      before: '/tessera/earnings/claimFeesBefore',
      after: '/tessera/earnings/claimFeesAfter',
    },
    kind: 'earnings.claimFees',
    contract: 'FeeSplitter',
    method: 'claim()',
    access: 'session',
    summary: 'Order that pays all my shares of fees',
    failures: [f.NOTHING_TO_CLAIM],
    reasons: teamReasons,
  }),

  claimBonus: action({
    path: {
      before: '/tessera/earnings/claimBonusBefore',
      after: '/tessera/earnings/claimBonusAfter',
    },
    kind: 'earnings.claimBonus',
    contract: 'RewardDistributor',
    method:
      'claim(address account, uint256[] epochIds, uint256[] indexes, address[] tokens, uint256[] amounts, bytes32[][] proofs)',
    access: 'session',
    summary: 'Order that pays the level bonuses of accepted epochs in a coin, of 32 at most',
    input: { coin: z._default(z.optional(z.enum(ledgerCoins)), nativeCoin) },
    failures: [f.NOTHING_TO_CLAIM],
    reasons: earningsReasons,
  }),
}
