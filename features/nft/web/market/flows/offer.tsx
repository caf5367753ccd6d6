import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'
import { signedCoin, isNative } from '#platform/web/spend/coinContract.ts'

import { marketActions } from '../../../marketActions.ts'
import { CardFact } from '../../flows/facts.tsx'
import { exact } from '../coins.ts'
import { dealTexts as texts } from '../textDeals.ts'
import { meanings } from '../textMeanings.ts'
import { marketReads } from './changes.ts'
import { EndsFact, TargetFact } from './facts.tsx'

/** Offers for a card, or for any card of a level. */
export const offerFlow = review(marketActions.offer, {
  title: texts.offerFlow,
  meaning: {
    tokenId: meanings.target,
    level: meanings.target,
    coin: meanings.coin,
    amount: meanings.amount,
    expiry: meanings.expiry,
  },
  fixed: ({ coin }, contracts) => ({ coin: signedCoin(coin, contracts), expiry: null }),
  pays: ({ coin, amount }) => (isNative(coin ?? '') ? (amount ?? null) : '0'),
  fallback: 'Purchase failed',
  summary: (ticket, { tokenId, level = '', coin = '', amount = '0' }, t) => [
    {
      label: texts.offerFor,
      value: tokenId === undefined ? <TargetFact level={level} /> : <CardFact tokenId={tokenId} />,
    },
    { label: summaryTexts.youGive, value: t(texts.waits, { amount: exact(amount, coin) }) },
    { label: texts.ends, value: <EndsFact seconds={ticket.call.args[3]} /> },
  ],
  done: texts.offerDone,
  invalidates: marketReads,
})
