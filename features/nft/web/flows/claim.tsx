import type { Endpoint } from '#platform/std/endpoint.ts'
import type { orderTicket } from '#platform/std/order.ts'
import { defineFlow } from '#platform/web/flow/flow.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { nftApi } from '../../api.ts'
import { nftReasons } from '../../reasons.ts'
import { cardReads } from './changes.ts'
import { ClaimFact } from './facts.tsx'
import { stakeTexts } from '../textStake.ts'
import { signedTexts } from '../textSigned.ts'

/** The specification's one call for both halves: asked with a requestId it answers a ticket. */
const before = nftApi.click as unknown as Endpoint<typeof nftApi.click.input, typeof orderTicket>

/** The cards that the call itself names; none where only ended stakes pay. */
export function claimedIds(args: readonly string[]): number[] {
  const list: unknown = JSON.parse(args[0] ?? '[]')
  return Array.isArray(list) ? list.map(Number) : []
}

/** `7001,7002` as the call's bytes list it; null where the server chooses the cards. */
const listed = (tokenIds: string | undefined): string | null =>
  tokenIds === undefined || tokenIds === 'all' ? null : JSON.stringify(tokenIds.split(','))

export const claimFlow = defineFlow({
  kind: 'nft.claim',
  title: stakeTexts.claimFlow,
  signs: {
    contract: 'Cards',
    method: 'claim(uint256[] tokenIds)',
    meaning: [signedTexts.tokenIds],
    args: ({ tokenIds }) => [listed(tokenIds)],
  },
  before,
  after: nftApi.click,
  fallback: 'pledge error',
  reasons: nftReasons,
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
  done: stakeTexts.claimDone,
  invalidates: cardReads,
})
