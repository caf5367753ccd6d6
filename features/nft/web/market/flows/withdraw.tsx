import { defineFlow } from '#platform/web/flow/flow.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'
import { signedCoin } from '#platform/web/spend/coinContract.ts'

import { marketOrders } from '../../../marketOrders.ts'
import { nftReasons } from '../../../reasons.ts'

import { meanings } from '../textMeanings.ts'
import { ownTexts } from '../textOwn.ts'
import { marketReads } from './changes.ts'
import { CreditFact } from './saleFacts.tsx'

/** Pays the signer what the market owes in a coin. */
export const withdrawFlow = defineFlow({
  kind: 'nft.withdraw',
  title: ownTexts.withdrawFlow,
  signs: {
    contract: 'CardMarket',
    method: 'withdraw(address account, address coin)',
    meaning: [ownTexts.account, meanings.coin],
    args: ({ coin }, contracts, signer) => [signer, signedCoin(coin, contracts)],
  },
  before: marketOrders.withdrawBefore,
  after: marketOrders.withdrawAfter,
  fallback: 'Transfer failed',
  reasons: nftReasons,
  summary: (_ticket, { coin = '' }, t) => [
    { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
    { label: summaryTexts.youGet, value: <CreditFact coin={coin} />, tone: 'good' },
  ],
  done: ownTexts.withdrawDone,
  invalidates: marketReads,
})
