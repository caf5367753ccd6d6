import { reviewAllow } from '#platform/web/spend/reviewAllow.ts'

import { marketActions } from '../../../marketActions.ts'
import { dealTexts as texts } from '../textDeals.ts'
import { marketReads } from './changes.ts'
import { CoinPicture } from '#platform/web/flow/picture.tsx'
import { askTexts } from '../../textAsk.ts'

/** Leave for the market to take an amount of a coin; never without limit. */
export const allowFlow = reviewAllow(marketActions.allow, {
  spender: 'CardMarket',
  name: askTexts.market,
  picture: ({ subject: { coin = '' } }) => <CoinPicture symbols={[coin]} />,
  means: texts.allowMeans,
  invalidates: marketReads,
})
