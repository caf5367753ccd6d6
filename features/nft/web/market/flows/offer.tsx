import { defineFlow } from '#platform/web/flow/flow.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'
import { signedCoin, isNative } from '#platform/web/spend/coinContract.ts'

import { marketOrders } from '../../../marketOrders.ts'
import { nftReasons } from '../../../reasons.ts'
import { CardFact } from '../../flows/facts.tsx'
import { exact } from '../coins.ts'
import { dealTexts as texts } from '../textDeals.ts'
import { meanings } from '../textMeanings.ts'
import { marketReads } from './changes.ts'
import { EndsFact, TargetFact } from './facts.tsx'

const onCard = 'offerOnCard(uint256 tokenId, address coin, uint256 amount, uint256 expiry)'
const onLevel = 'offerOnLevel(uint256 level, address coin, uint256 amount, uint256 expiry)'

/** Offers for a card, or for any card of a level. */
export const offerFlow = defineFlow({
  kind: 'nft.offer',
  title: texts.offerFlow,
  signs: {
    contract: 'CardMarket',
    method: ({ tokenId = '' }) => (tokenId === '' ? onLevel : onCard),
    meaning: [meanings.target, meanings.coin, meanings.amount, meanings.expiry],
    args: ({ tokenId = '', level, coin, amount }, contracts) => [
      tokenId === '' ? (level ?? null) : tokenId,
      signedCoin(coin, contracts),
      amount ?? null,
      null,
    ],
    pays: ({ coin, amount }) => (isNative(coin ?? '') ? (amount ?? null) : '0'),
  },
  before: marketOrders.offerBefore,
  after: marketOrders.offerAfter,
  fallback: 'Purchase failed',
  reasons: nftReasons,
  summary: (ticket, subject, t) => {
    const { tokenId = '', level = '', coin = '', amount = '0' } = subject
    return [
      {
        label: texts.offerFor,
        value: tokenId === '' ? <TargetFact level={level} /> : <CardFact tokenId={tokenId} />,
      },
      { label: summaryTexts.youGive, value: t(texts.waits, { amount: exact(amount, coin) }) },
      { label: texts.ends, value: <EndsFact seconds={ticket.call.args[3]} /> },
    ]
  },
  done: texts.offerDone,
  invalidates: marketReads,
})
