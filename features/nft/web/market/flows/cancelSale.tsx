import { defineFlow } from '#platform/web/flow/flow.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { marketOrders } from '../../../marketOrders.ts'
import { nftReasons } from '../../../reasons.ts'
import { CardFact } from '../../flows/facts.tsx'
import { signedTexts } from '../../textSigned.ts'
import { dealTexts as texts } from '../textDeals.ts'
import { meanings } from '../textMeanings.ts'
import { ownTexts } from '../textOwn.ts'
import { marketReads } from './changes.ts'
import { BuyerFact, MoneyBackFact } from './saleFacts.tsx'

/** Calls a frozen sale off; all of the money goes back to its buyer. */
export const cancelSaleFlow = defineFlow({
  kind: 'nft.cancelSale',
  title: ownTexts.cancelSaleFlow,
  signs: {
    contract: 'CardMarket',
    method: 'cancelSale(uint256 tokenId, uint256 number)',
    meaning: [signedTexts.tokenId, meanings.listing],
    args: ({ tokenId, number }) => [tokenId ?? null, number ?? null],
  },
  before: marketOrders.cancelSaleBefore,
  after: marketOrders.cancelSaleAfter,
  fallback: 'Update failed',
  reasons: nftReasons,
  summary: (_ticket, { tokenId = '', number = '' }, t) => [
    { label: texts.card, value: <CardFact tokenId={tokenId} /> },
    {
      label: ownTexts.moneyBack,
      value: <MoneyBackFact tokenId={tokenId} number={number} />,
      tone: 'good',
    },
    {
      label: ownTexts.moneyBackTo,
      value: <BuyerFact tokenId={tokenId} number={number} />,
      wide: true,
    },
    { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
  ],
  done: ownTexts.cancelSaleDone,
  invalidates: marketReads,
})
