import { CoinPicture } from '#platform/web/flow/picture.tsx'
import { reviewAllow } from '#platform/web/spend/reviewAllow.ts'

import { adminActions } from '../../actions.ts'
import { nameOf } from './make.tsx'
import { reserveTexts as texts } from './textReserves.ts'

/** The step before a reserve takes a coin. */
export const approveFlow = reviewAllow(adminActions.fundApprove, {
  spender: ({ fund }) => fund ?? '',
  name: ({ fund = '' }) => nameOf(fund),
  means: texts.allowMeans,
  picture: ({ subject: { coin = 'TES' } }) => <CoinPicture symbols={[coin]} />,
  invalidates: [],
})
