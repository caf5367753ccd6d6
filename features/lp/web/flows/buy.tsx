import { decimalsOf } from '#platform/std/amount.ts'
import { exactAmount } from '#platform/std/format.ts'
import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'
import { exactOf } from '#platform/web/spend/coin.ts'
import { signedCoin, isNative } from '#platform/web/spend/coinContract.ts'

import { purchaseActions } from '../../actions.ts'
import { lpBuyTexts as texts } from '../buy/text.ts'
import { lpDecimals, paidCoin } from '../lp.ts'
import { purchaseReads } from './changes.ts'

/** Liquidity for one coin; what it sets aside as a reward waits for its time. */
export const buyFlow = review(purchaseActions.swapCoinIssuedAdd, {
  title: texts.buyTitle,
  meaning: {
    pair: texts.fieldPool,
    coin: texts.fieldCoin,
    amount: texts.fieldAmount,
    minLiquidity: texts.fieldLeast,
    minReward: texts.fieldReward,
    deadline: texts.fieldDeadline,
  },
  fixed: ({ pool, coin }, contracts) => ({
    pair: pool ?? null,
    coin: signedCoin(coin, contracts),
    deadline: null,
  }),
  pays: ({ coin = '', amount }) => (isNative(coin) ? (amount ?? null) : '0'),
  fallback: 'Purchase failed',
  summary: ({ call }, { coin = '', amount = '0', minReward = '0' }, t) => [
    { label: summaryTexts.youGive, value: exactOf(BigInt(amount), paidCoin(coin)) },
    {
      label: texts.getAtLeast,
      value: `${exactAmount(BigInt(call.args[3] ?? '0'), lpDecimals)} LP`,
      tone: 'good',
      wide: true,
    },
    {
      label: texts.rewardAtLeast,
      value:
        minReward === '0'
          ? t(texts.rewardNoMatter)
          : `${exactAmount(BigInt(minReward), decimalsOf.TES)} TES`,
      tone: minReward === '0' ? 'plain' : 'good',
      wide: true,
    },
    { label: texts.risk, value: t(texts.riskShort), wide: true },
  ],
  done: texts.buyDone,
  invalidates: purchaseReads,
})
