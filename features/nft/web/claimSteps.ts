import { claimInputs } from '#platform/std/claimCalls.ts'
import type { Claims } from '#platform/web/flow/flow.ts'
import { step } from '#platform/web/flow/useFlow.ts'

import { nftActions } from '../actions.ts'
import { marketActions } from '../marketActions.ts'

export const nftClaims: Claims = {
  cardRewards: (subject) =>
    claimInputs('tokenIds', subject).map((input) => step(nftActions.click, input)),
  marketCredits: ({ coin = '' }) => step(marketActions.withdraw, { coin }),
}
