import { coinContract } from '#platform/web/spend/coinContract.ts'
import { defineAllow } from '#platform/web/spend/defineAllow.ts'

import { stakingApi } from '../../api.ts'
import { stakingReasons } from '../../reasons.ts'
import { stakingTexts as texts } from '../text.ts'
import { stakingReads } from './changes.ts'

/** Leave for staking to take an amount of a coin; never without limit. */
export const allowFlow = defineAllow({
  kind: 'staking.approve',
  coin: ({ coin }) => coinContract(coin),
  spender: () => 'TermStaking',
  means: texts.allowMeans,
  before: stakingApi.approveBefore,
  after: stakingApi.approveAfter,
  reasons: stakingReasons,
  invalidates: stakingReads,
})
