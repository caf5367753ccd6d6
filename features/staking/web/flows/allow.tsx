import { reviewAllow } from '#platform/web/spend/reviewAllow.ts'

import { stakingActions } from '../../actions.ts'
import { stakingTexts as texts } from '../text.ts'
import { stakingReads } from './changes.ts'
import { coinPicture } from './pictures.tsx'

/** Leave for staking to take an amount of a coin; never without limit. */
export const allowFlow = reviewAllow(stakingActions.approve, {
  spender: 'TermStaking',
  name: texts.contract,
  picture: coinPicture,
  means: texts.allowMeans,
  invalidates: stakingReads,
})
