import { reviewAllow } from '#platform/web/spend/reviewAllow.ts'

import { burnActions } from '../../actions.ts'
import { signedTexts as texts } from '../textSigned.ts'
import { burnReads } from './changes.ts'
import { tesPicture } from './facts.tsx'

/** Leave for burn mining to take an amount of TES; never without limit. */
export const allowFlow = reviewAllow(burnActions.approve, {
  spender: 'BurnMining',
  name: texts.contract,
  picture: tesPicture,
  means: texts.allowMeans,
  invalidates: burnReads,
})
