import type { Endpoint } from '#platform/std/endpoint.ts'
import type { orderTicket } from '#platform/std/order.ts'
import { defineFlow } from '#platform/web/flow/flow.ts'

import { nftApi } from '../../api.ts'
import { nftTexts as texts } from '../text.ts'
import { cardReads } from './changes.ts'
import { ClaimFact } from './facts.tsx'
import { stakeTexts } from '../textStake.ts'

/** The specification's one call for both halves: asked with a requestId it answers a ticket. */
const before = nftApi.click as unknown as Endpoint<typeof nftApi.click.input, typeof orderTicket>

export const claimFlow = defineFlow({
  kind: 'nft.claim',
  title: stakeTexts.claimFlow,
  before,
  after: nftApi.click,
  fallback: 'pledge error',
  summary: (_ticket, subject, t) => {
    const ids = (subject['tokenIds'] ?? '').split(',').filter((id) => id !== '')
    return [
      { label: texts.youGive, value: t(stakeTexts.onlyFee) },
      { label: texts.youGet, value: <ClaimFact tokenIds={ids.map(Number)} />, tone: 'good' },
      {
        label: stakeTexts.claimCards,
        value: t(stakeTexts.cardList, { count: ids.length, ids: ids.join(', ') }),
      },
    ]
  },
  done: stakeTexts.claimDone,
  invalidates: cardReads,
})
