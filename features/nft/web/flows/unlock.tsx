import { tesCoin } from '#platform/web/spend/coin.ts'
import { Units } from '#platform/web/flow/Units.tsx'
import { sumOf } from '#platform/web/flow/results.ts'
import { review } from '#platform/web/flow/review.ts'
import { nextTexts, summaryTexts } from '#platform/web/flow/summaryText.ts'

import { nftActions } from '../../actions.ts'
import { cardReads } from './changes.ts'
import { CreditedFact } from './facts.tsx'
import { stakeTexts } from '../textStake.ts'
import { signedTexts } from '../textSigned.ts'
import { askTexts } from '../textAsk.ts'
import { ownPath, stakePath, stakesPath } from '../paths.ts'
import { askOfCard, cardPicture } from './pictures.tsx'

export const unlockFlow = review(nftActions.closePledge, {
  title: stakeTexts.removeFlow,
  question: askOfCard(askTexts.unlock),
  picture: cardPicture,
  goesTo: 'wallet',
  meaning: { tokenId: signedTexts.tokenId },
  fallback: 'unlock error',
  summary: (_ticket, { tokenId = '' }, t) => [
    { label: summaryTexts.youGet, value: t(stakeTexts.cardBack) },
    {
      label: stakeTexts.credited,
      value: <CreditedFact tokenId={tokenId} />,
      tone: 'good',
      main: true,
    },
  ],
  results: [
    {
      label: stakeTexts.credited,
      event: 'Unlocked',
      show: (events) => <Units units={sumOf(events, 'credited')} coin={tesCoin} />,
    },
  ],
  done: stakeTexts.removeDone,
  instead: {
    when: ['NOT_STAKED', 'Card is not staked'],
    step: { text: nextTexts.seeCards, to: ownPath },
  },
  // Where all was claimed before, there is nothing to claim.
  next: ({ subject: { tokenId = '' }, emitted }) => [
    ...(emitted('Unlocked')?.['credited'] === '0'
      ? []
      : [{ text: askTexts.claimReward, to: stakesPath }]),
    { text: askTexts.stakeAgain, to: stakePath(Number(tokenId)) },
  ],
  invalidates: cardReads,
})
