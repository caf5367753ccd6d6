import { coinContract } from '#platform/std/coinContract.ts'
import { defineAllow } from '#platform/web/spend/defineAllow.ts'

import { marketOrders } from '../../../marketOrders.ts'
import { nftReasons } from '../../../reasons.ts'
import { dealTexts as texts } from '../textDeals.ts'
import { marketReads } from './changes.ts'

/** Leave for the market to take an amount of a coin; never without limit. */
export const allowFlow = defineAllow({
  kind: 'nft.allow',
  coin: coinContract('USDT'),
  spender: () => 'CardMarket',
  means: texts.allowMeans,
  before: marketOrders.allowBefore,
  after: marketOrders.allowAfter,
  reasons: nftReasons,
  invalidates: marketReads,
})
