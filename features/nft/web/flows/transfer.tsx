import { AddressText } from '#platform/ui/AddressText.tsx'
import { review } from '#platform/web/flow/review.ts'
import { nextTexts, summaryTexts } from '#platform/web/flow/summaryText.ts'

import { nftActions } from '../../actions.ts'
import { nftApi } from '../../api.ts'
import { transferTexts } from '../textTransfer.ts'
import { signedTexts } from '../textSigned.ts'
import { cardReads } from './changes.ts'
import { askTexts } from '../textAsk.ts'
import { ownPath } from '../paths.ts'
import { askOfCard, cardPicture } from './pictures.tsx'

export const transferFlow = review(nftActions.transfer, {
  title: transferTexts.flow,
  question: askOfCard(askTexts.transfer),
  picture: cardPicture,
  goesTo: null,
  meaning: { from: signedTexts.from, to: signedTexts.to, tokenId: signedTexts.tokenId },
  fixed: ({ to }, _, signer) => ({ from: signer, to: to ?? null }),
  fallback: 'Transfer failed',
  summary: (_ticket, { to = '' }, t) => [
    { label: summaryTexts.youGive, value: t(transferTexts.gone), tone: 'danger', main: true },
    { label: transferTexts.to, value: <AddressText address={to} full />, wide: true },
  ],
  done: transferTexts.done,
  next: () => [
    { text: nextTexts.seeCards, to: ownPath },
    { text: nextTexts.seeMarket, to: '/nft' },
  ],
  invalidates: [...cardReads, nftApi.sentTo],
})
