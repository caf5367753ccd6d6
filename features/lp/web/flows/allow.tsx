import { coinContract } from '#platform/std/coinContract.ts'
import { defineAllow } from '#platform/web/spend/defineAllow.ts'

import { lpApi } from '../../api.ts'
import { purchaseApi } from '../../purchaseApi.ts'
import { lpReasons } from '../../reasons.ts'
import { lpStakeTexts as texts } from '../stake/text.ts'
import { stakeReads } from './changes.ts'

/**
 * Leave to take coins, never without limit. Of a pool's LP coin for staking, or of a coin that one pays with for
 * purchases. A pair is its own LP coin.
 */
export const allowFlow = defineAllow({
  kind: 'lp.approve',
  coin: ({ pool = '', coin }) => (coin === 'USDT' ? coinContract(coin) : pool),
  spender: ({ coin }) => (coin === 'USDT' ? 'LpPurchases' : 'LpStaking'),
  means: texts.allowMeans,
  before: lpApi.approveBefore,
  after: lpApi.approveAfter,
  reasons: lpReasons,
  invalidates: [...stakeReads, purchaseApi.findConfig],
})
