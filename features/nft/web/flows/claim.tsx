import { sumOf } from '#platform/web/flow/results.ts'
import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'
import { exactOf, tesCoin } from '#platform/web/spend/coin.ts'

import { nftActions } from '../../actions.ts'
import { cardReads } from './changes.ts'
import { ClaimFact } from './facts.tsx'
import { stakeTexts } from '../textStake.ts'
import { signedTexts } from '../textSigned.ts'

/** The cards that the call itself names; none where only ended stakes pay. */
export function claimedIds(args: readonly string[]): number[] {
  const list: unknown = JSON.parse(args[0] ?? '[]')
  return Array.isArray(list) ? list.map(Number) : []
}

export const claimFlow = review(nftActions.click, {
  title: stakeTexts.claimFlow,
  // Without ids the server names all that have something.
  meaning: { tokenIds: signedTexts.tokenIds },
  fallback: 'pledge error',
  summary: (ticket, _subject, t) => {
    const ids = claimedIds(ticket.call.args)
    return [
      { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
      { label: summaryTexts.youGet, value: <ClaimFact tokenIds={ids} />, tone: 'good' },
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
      show: (events) => exactOf(sumOf(events, 'amount'), tesCoin),
    },
  ],
  done: stakeTexts.claimDone,
  invalidates: cardReads,
})
