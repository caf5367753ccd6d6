import { AddressText } from '#platform/ui/AddressText.tsx'
import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { marketActions } from '../../../marketActions.ts'
import { CardFact } from '../../flows/facts.tsx'
import { signedTexts } from '../../textSigned.ts'
import { dealTexts as texts } from '../textDeals.ts'
import { meanings } from '../textMeanings.ts'
import { ownTexts } from '../textOwn.ts'
import { marketReads } from './changes.ts'
import { BuyerFact, CoinFact, MoneyBackFact } from './saleFacts.tsx'

/** Calls a frozen sale off; all of the money goes back to its buyer. */
export const cancelSaleFlow = review(marketActions.cancelSale, {
  title: ownTexts.cancelSaleFlow,
  meaning: { tokenId: signedTexts.tokenId, number: meanings.listing },
  fallback: 'Update failed',
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
  results: [
    {
      label: ownTexts.moneyBack,
      event: 'SaleCancelled',
      show: ([sale]) => (
        <CoinFact units={BigInt(sale?.['amount'] ?? '0')} coin={sale?.['coin'] ?? ''} />
      ),
    },
    {
      label: ownTexts.moneyBackTo,
      event: 'SaleCancelled',
      show: ([sale]) => <AddressText address={sale?.['buyer'] ?? ''} full />,
    },
  ],
  done: ownTexts.cancelSaleDone,
  invalidates: marketReads,
})
