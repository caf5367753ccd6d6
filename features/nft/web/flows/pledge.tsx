import { review } from '#platform/web/flow/review.ts'
import { nextTexts, summaryTexts } from '#platform/web/flow/summaryText.ts'

import { nftActions } from '../../actions.ts'
import { cardReads } from './changes.ts'
import { ReservedFact, UnlockDateFact } from './facts.tsx'
import { CardEarns } from './earns.tsx'
import { stakeTexts } from '../textStake.ts'
import { signedTexts } from '../textSigned.ts'
import { askTexts } from '../textAsk.ts'
import { detailPath, stakesPath } from '../paths.ts'
import { askOfCard, cardPicture } from './pictures.tsx'

export const pledgeFlow = review(nftActions.openPledge, {
  title: stakeTexts.pledgeFlow,
  question: askOfCard(askTexts.pledge),
  picture: cardPicture,
  goesTo: askTexts.cards,
  meaning: { tokenId: signedTexts.tokenId, time: signedTexts.time },
  units: { time: 'seconds' },
  fallback: 'pledge error',
  summary: (_ticket, { tokenId = '', time = '' }, t) => [
    { label: summaryTexts.youGive, value: t(stakeTexts.nothingGiven) },
    {
      label: stakeTexts.reservedForYou,
      value: <ReservedFact tokenId={tokenId} time={time} />,
      tone: 'good',
      main: true,
    },
    { label: stakeTexts.unlockDate, value: <UnlockDateFact time={time} /> },
    { label: stakeTexts.leaveEarly, value: t(stakeTexts.leaveEarlyYes) },
  ],
  done: stakeTexts.pledgeDone,
  instead: {
    when: ['ALREADY_STAKED', 'Card already staked'],
    step: { text: nextTexts.seeStakes, to: stakesPath },
  },
  earns: ({ subject: { tokenId, time } }) => (
    <CardEarns tokenId={tokenId} {...(time === undefined ? {} : { time })} />
  ),
  next: ({ subject: { tokenId = '' } }) => [
    { text: nextTexts.seeStakes, to: stakesPath },
    { text: nextTexts.seeIt, to: detailPath(Number(tokenId)) },
  ],
  invalidates: cardReads,
})
