import { reviewAllow } from '#platform/web/spend/reviewAllow.ts'

import { lpActions } from '../../actions.ts'
import { purchaseApi } from '../../purchaseApi.ts'
import { lpBuyTexts } from '../buy/text.ts'
import { lpStakeTexts as texts } from '../stake/text.ts'
import { stakeReads } from './changes.ts'
import { CoinPicture } from '#platform/web/flow/picture.tsx'
import { lpRemoveTexts } from '../remove/text.ts'
import { poolPicture } from './pictures.tsx'

/**
 * Leave to take coins, never without limit: a pool's LP coin for staking or for the router, or a coin that one pays with
 * for purchases.
 */
export const allowFlow = reviewAllow(lpActions.approve, {
  spender: ({ coin, use }) =>
    coin === 'USDT' ? 'LpPurchases' : use === 'remove' ? 'Router' : 'LpStaking',
  name: ({ coin, use }) =>
    coin === 'USDT'
      ? lpBuyTexts.contract
      : use === 'remove'
        ? lpRemoveTexts.router
        : texts.contract,
  picture: ({ subject: { coin = '' } }) =>
    coin === 'USDT' ? <CoinPicture symbols={[coin]} /> : poolPicture({ subject: { pool: coin } }),
  means: texts.allowMeans,
  invalidates: [...stakeReads, purchaseApi.findConfig],
})
