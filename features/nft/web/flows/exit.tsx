import { tesCoin } from '#platform/web/spend/coin.ts'
import { Units } from '#platform/web/flow/Units.tsx'
import { sumOf } from '#platform/web/flow/results.ts'
import { review } from '#platform/web/flow/review.ts'
import { nextTexts, summaryTexts } from '#platform/web/flow/summaryText.ts'

import { nftActions } from '../../actions.ts'
import { cardReads } from './changes.ts'
import { GivenUpFact } from './facts.tsx'
import { stakeTexts } from '../textStake.ts'
import { signedTexts } from '../textSigned.ts'
import { askTexts } from '../textAsk.ts'
import { detailPath, ownPath, stakePath } from '../paths.ts'
import { askOfCard, cardPicture } from './pictures.tsx'

export const exitFlow = review(nftActions.exit, {
  title: stakeTexts.exitFlow,
  question: askOfCard(askTexts.exit),
  picture: cardPicture,
  goesTo: 'wallet',
  meaning: { tokenId: signedTexts.tokenId },
  fallback: 'unlock error',
  summary: (_ticket, { tokenId = '' }, t) => [
    { label: summaryTexts.youGet, value: t(stakeTexts.cardBack) },
    {
      label: stakeTexts.givenUp,
      value: <GivenUpFact tokenId={tokenId} />,
      tone: 'danger',
      main: true,
    },
  ],
  results: [
    {
      label: stakeTexts.givenUp,
      event: 'Exited',
      show: (events) => <Units units={sumOf(events, 'returned')} coin={tesCoin} />,
    },
  ],
  done: stakeTexts.exitDone,
  instead: {
    when: ['NOT_STAKED', 'Card is not staked'],
    step: { text: nextTexts.seeCards, to: ownPath },
  },
  next: ({ subject: { tokenId = '' } }) => [
    { text: askTexts.stakeAgain, to: stakePath(Number(tokenId)) },
    { text: nextTexts.seeIt, to: detailPath(Number(tokenId)) },
  ],
  invalidates: cardReads,
})
