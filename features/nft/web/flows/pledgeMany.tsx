import { review } from '#platform/web/flow/review.ts'
import { nextTexts } from '#platform/web/flow/summaryText.ts'

import { nftActions } from '../../actions.ts'
import { marketReads } from '../market/flows/changes.ts'
import { signedTexts } from '../textSigned.ts'
import { CardsEarn } from './earns.tsx'
import { stakeTexts } from '../textStake.ts'
import { nftTexts as texts } from '../text.ts'
import { ManyReservedFact, UnlockDateFact } from './facts.tsx'
import { askTexts } from '../textAsk.ts'
import { ownPath, stakesPath } from '../paths.ts'
import { cardPicture } from './pictures.tsx'

/** Stakes several cards for one term, all of them or none. */
export const pledgeManyFlow = review(nftActions.pledgePay, {
  title: stakeTexts.pledgeManyFlow,
  question: ({ subject: { tokenIds = '' } }, t) =>
    t(askTexts.pledgeMany, { count: tokenIds.split(',').filter(Boolean).length }),
  picture: ({ subject: { tokenIds = '' } }) =>
    cardPicture({ subject: { tokenId: tokenIds.split(',')[0] ?? '' } }),
  goesTo: askTexts.cards,
  meaning: { tokenIds: signedTexts.tokenIds, time: signedTexts.time },
  units: { time: 'seconds' },
  fallback: 'pledge error',
  summary: (_ticket, { tokenIds = '', time = '' }, t) => {
    const ids = tokenIds.split(',').filter(Boolean)
    return [
      {
        label: texts.cards,
        value: t(stakeTexts.cardList, { count: ids.length, ids: ids.join(', ') }),
      },
      {
        label: stakeTexts.reservedForYou,
        value: <ManyReservedFact tokenIds={ids} time={time} />,
        tone: 'good',
        main: true,
      },
      { label: stakeTexts.unlockDate, value: <UnlockDateFact time={time} /> },
      { label: stakeTexts.leaveEarly, value: t(stakeTexts.leaveEarlyYes) },
    ]
  },
  done: stakeTexts.pledgeManyDone,
  earns: ({ subject: { tokenIds = '', time = '' } }) => (
    <CardsEarn tokenIds={tokenIds.split(',').filter(Boolean)} time={time} />
  ),
  next: () => [
    { text: nextTexts.seeStakes, to: stakesPath },
    { text: nextTexts.seeCards, to: ownPath },
  ],
  invalidates: marketReads,
})
