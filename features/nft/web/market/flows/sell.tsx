import { defineFlow } from '#platform/web/flow/flow.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'
import { signedCoin } from '#platform/web/spend/coinContract.ts'

import { marketOrders } from '../../../marketOrders.ts'
import { nftReasons } from '../../../reasons.ts'
import { CardFact } from '../../flows/facts.tsx'
import { signedTexts } from '../../textSigned.ts'
import { exact } from '../coins.ts'
import { dealTexts as texts } from '../textDeals.ts'
import { meanings } from '../textMeanings.ts'
import { operateBefore } from './bothHalves.ts'
import { marketReads } from './changes.ts'
import { EndsFact, FeesFact, SellerGetsFact } from './facts.tsx'

/** Lists a card, or replaces its listing. */
export const sellFlow = defineFlow({
  kind: 'nft.sell',
  title: texts.sellFlow,
  signs: {
    contract: 'CardMarket',
    method: 'listForSale(uint256 tokenId, address coin, uint256 price, uint256 expiry)',
    meaning: [signedTexts.tokenId, meanings.coin, meanings.price, meanings.expiry],
    // The end counts from the moment of the order, which the server knows; it is shown.
    args: ({ tokenId, coin, price }, contracts) => [
      tokenId ?? null,
      signedCoin(coin, contracts),
      price ?? null,
      null,
    ],
  },
  before: operateBefore,
  after: marketOrders.operateCard,
  fallback: 'Listing failed',
  reasons: nftReasons,
  summary: (ticket, subject, t) => {
    const { tokenId = '', coin = '', price = '0' } = subject
    return [
      { label: texts.card, value: <CardFact tokenId={tokenId} /> },
      { label: texts.price, value: exact(price, coin) },
      {
        label: texts.feePlain,
        value: <FeesFact tokenId={tokenId} price={price} coin={coin} />,
      },
      {
        label: texts.getForIt,
        value: <SellerGetsFact tokenId={tokenId} price={price} coin={coin} />,
        tone: 'good',
      },
      { label: texts.ends, value: <EndsFact seconds={ticket.call.args[3]} /> },
      { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
    ]
  },
  done: texts.sellDone,
  invalidates: marketReads,
})
