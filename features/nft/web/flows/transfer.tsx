import { AddressText } from '#platform/ui/AddressText.tsx'
import { defineFlow } from '#platform/web/flow/flow.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { nftApi } from '../../api.ts'
import { nftReasons } from '../../reasons.ts'
import { nftTexts as texts } from '../text.ts'
import { transferTexts } from '../textTransfer.ts'
import { signedTexts } from '../textSigned.ts'
import { cardReads } from './changes.ts'
import { CardFact } from './facts.tsx'

export const transferFlow = defineFlow({
  kind: 'nft.transfer',
  title: transferTexts.flow,
  signs: {
    contract: 'Cards',
    method: 'safeTransferFrom(address from, address to, uint256 tokenId)',
    meaning: [signedTexts.from, signedTexts.to, signedTexts.tokenId],
    args: ({ tokenId, to }, _, signer) => [signer, to ?? null, tokenId ?? null],
  },
  before: nftApi.transferBefore,
  after: nftApi.transferAfter,
  fallback: 'Transfer failed',
  reasons: nftReasons,
  summary: (_ticket, subject, t) => [
    { label: texts.cardTitle, value: <CardFact tokenId={subject['tokenId'] ?? ''} /> },
    { label: summaryTexts.youGive, value: t(transferTexts.gone), tone: 'danger' },
    {
      label: transferTexts.to,
      value: <AddressText address={subject['to'] ?? ''} full />,
      wide: true,
    },
  ],
  done: transferTexts.done,
  invalidates: [...cardReads, nftApi.sentTo],
})
