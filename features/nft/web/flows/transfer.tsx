import { AddressText } from '#platform/ui/AddressText.tsx'
import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { nftActions } from '../../actions.ts'
import { nftApi } from '../../api.ts'
import { nftTexts as texts } from '../text.ts'
import { transferTexts } from '../textTransfer.ts'
import { signedTexts } from '../textSigned.ts'
import { cardReads } from './changes.ts'
import { CardFact } from './facts.tsx'

export const transferFlow = review(nftActions.transfer, {
  title: transferTexts.flow,
  meaning: { from: signedTexts.from, to: signedTexts.to, tokenId: signedTexts.tokenId },
  fixed: ({ to }, _, signer) => ({ from: signer, to: to ?? null }),
  fallback: 'Transfer failed',
  summary: (_ticket, { tokenId = '', to = '' }, t) => [
    { label: texts.cardTitle, value: <CardFact tokenId={tokenId} /> },
    { label: summaryTexts.youGive, value: t(transferTexts.gone), tone: 'danger' },
    { label: transferTexts.to, value: <AddressText address={to} full />, wide: true },
  ],
  done: transferTexts.done,
  invalidates: [...cardReads, nftApi.sentTo],
})
