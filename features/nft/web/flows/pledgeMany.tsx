import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { nftActions } from '../../actions.ts'
import { marketReads } from '../market/flows/changes.ts'
import { signedTexts } from '../textSigned.ts'
import { stakeTexts } from '../textStake.ts'
import { nftTexts as texts } from '../text.ts'
import { ManyReservedFact, UnlockDateFact } from './facts.tsx'

/** Stakes several cards for one term, all of them or none. */
export const pledgeManyFlow = review(nftActions.pledgePay, {
  title: stakeTexts.pledgeManyFlow,
  meaning: { tokenIds: signedTexts.tokenIds, time: signedTexts.time },
  fallback: 'pledge error',
  summary: (_ticket, { tokenIds = '', time = '' }, t) => {
    const ids = tokenIds.split(',').filter(Boolean)
    return [
      {
        label: texts.cards,
        value: t(stakeTexts.cardList, { count: ids.length, ids: ids.join(', ') }),
      },
      { label: summaryTexts.youGive, value: t(stakeTexts.nothingGivenMany) },
      {
        label: stakeTexts.reservedForYou,
        value: <ManyReservedFact tokenIds={ids} time={time} />,
        tone: 'good',
      },
      { label: stakeTexts.unlockDate, value: <UnlockDateFact time={time} /> },
      { label: stakeTexts.leaveEarly, value: t(stakeTexts.leaveEarlyYes) },
    ]
  },
  done: stakeTexts.pledgeManyDone,
  invalidates: marketReads,
})
