import { reviewAllow } from '#platform/web/spend/reviewAllow.ts'

import { lpActions } from '../../actions.ts'
import { purchaseApi } from '../../purchaseApi.ts'
import { lpStakeTexts as texts } from '../stake/text.ts'
import { stakeReads } from './changes.ts'

/** Leave to take coins, never without limit: a pool's LP coin for staking, or a coin that one pays with for purchases. */
export const allowFlow = reviewAllow(lpActions.approve, {
  spender: ({ coin }) => (coin === 'USDT' ? 'LpPurchases' : 'LpStaking'),
  means: texts.allowMeans,
  invalidates: [...stakeReads, purchaseApi.findConfig],
})
