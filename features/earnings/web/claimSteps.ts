import type { Claims } from '#platform/web/flow/flow.ts'
import { step } from '#platform/web/flow/useFlow.ts'

import { earningsActions } from '../actions.ts'
import { ledgerCoins, nativeCoin } from '../kinds.ts'

export const earningsClaims: Claims = {
  fees: () => step(earningsActions.claimFees, {}),
  bonus: ({ coin: word }) => {
    const coin = ledgerCoins.find((one) => one === word) ?? nativeCoin
    return step(earningsActions.claimBonus, { coin })
  },
}
