import { reviewAllow } from '#platform/web/spend/reviewAllow.ts'

import { marketActions } from '../../../marketActions.ts'
import { dealTexts as texts } from '../textDeals.ts'
import { marketReads } from './changes.ts'

/** Leave for the market to take an amount of a coin; never without limit. */
export const allowFlow = reviewAllow(marketActions.allow, {
  spender: 'CardMarket',
  means: texts.allowMeans,
  invalidates: marketReads,
})
