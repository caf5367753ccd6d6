import { reviewAllow } from '#platform/web/spend/reviewAllow.ts'

import { lockActions } from '../../actions.ts'
import { lockTexts } from '../text.ts'
import { lockFlowTexts as texts } from '../textMake.ts'
import { lockReads } from './changes.ts'
import { LockPicture } from './facts.tsx'

/** Leave for a lock to take an amount of a coin; never without limit. */
export const allowFlow = reviewAllow(lockActions.approve, {
  spender: ({ kind }) => (kind === 'B' ? 'LockB' : 'LockA'),
  name: ({ kind }) => (kind === 'B' ? lockTexts.lockB : lockTexts.lockA),
  picture: ({ subject: { coin } }) => <LockPicture of={{ coin }} />,
  means: texts.allowMeans,
  invalidates: lockReads,
})
