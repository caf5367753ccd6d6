import { sumOf } from '#platform/web/flow/results.ts'
import { review } from '#platform/web/flow/review.ts'
import { nextTexts, summaryTexts } from '#platform/web/flow/summaryText.ts'
import { tesCoin } from '#platform/web/spend/coin.ts'
import { Units } from '#platform/web/flow/Units.tsx'

import { nftActions } from '../../actions.ts'
import { cardReads } from './changes.ts'
import { ClaimFact } from './facts.tsx'
import { stakeTexts } from '../textStake.ts'
import { signedTexts } from '../textSigned.ts'
import { CoinPicture } from '#platform/web/flow/picture.tsx'
import { askTexts } from '../textAsk.ts'
import { stakesPath } from '../paths.ts'

/** The cards that the call itself names; none where only ended stakes pay. */
export function claimedIds(args: readonly string[]): number[] {
  const list: unknown = JSON.parse(args[0] ?? '[]')
  return Array.isArray(list) ? list.map(Number) : []
}

export const claimFlow = review(nftActions.click, {
  title: stakeTexts.claimFlow,
  question: (_, t) => t(askTexts.claim),
  picture: () => <CoinPicture symbols={['TES']} />,
  goesTo: 'wallet',
  // Without ids the server names all that have something.
  meaning: { tokenIds: signedTexts.tokenIds },
  fallback: 'pledge error',
  summary: (ticket, _subject, t) => {
    const ids = claimedIds(ticket.call.args)
    return [
      { label: summaryTexts.youGet, value: <ClaimFact tokenIds={ids} />, tone: 'good', main: true },
      {
        label: stakeTexts.claimCards,
        value: t(stakeTexts.cardList, { count: ids.length, ids: ids.join(', ') }),
      },
    ]
  },
  results: [
    {
      label: summaryTexts.youGet,
      event: 'Claimed',
      show: (events) => <Units units={sumOf(events, 'amount')} coin={tesCoin} />,
    },
  ],
  done: stakeTexts.claimDone,
  next: () => [
    { text: nextTexts.seeIncome, to: '/income' },
    { text: nextTexts.seeStakes, to: stakesPath },
  ],
  invalidates: cardReads,
})
