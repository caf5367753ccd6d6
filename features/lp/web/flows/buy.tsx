import { decimalsOf } from '#platform/std/amount.ts'
import { exactAmount } from '#platform/std/format.ts'
import { defineFlow } from '#platform/web/flow/flow.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'
import { exactOf } from '#platform/web/spend/coin.ts'
import { signedCoin, isNative } from '#platform/web/spend/coinContract.ts'

import { purchaseApi } from '../../purchaseApi.ts'
import { lpReasons } from '../../reasons.ts'
import { lpBuyTexts as texts } from '../buy/text.ts'
import { lpDecimals, paidCoin } from '../lp.ts'
import { purchaseReads } from './changes.ts'

/** Liquidity for one coin; what it sets aside as a reward waits for its time. */
export const buyFlow = defineFlow({
  kind: 'lp.buy',
  title: texts.buyTitle,
  signs: {
    contract: 'LpPurchases',
    method:
      'buy(address pair, address coin, uint256 amount, uint256 minLiquidity, uint256 minReward, uint256 deadline)',
    meaning: [
      texts.fieldPool,
      texts.fieldCoin,
      texts.fieldAmount,
      texts.fieldLeast,
      texts.fieldReward,
      texts.fieldDeadline,
    ],
    args: ({ pool, coin, amount, minLiquidity, minReward }, contracts) => [
      pool ?? null,
      signedCoin(coin, contracts),
      amount ?? null,
      minLiquidity ?? null,
      minReward ?? null,
      null,
    ],
    pays: ({ coin = '', amount }) => (isNative(coin) ? (amount ?? null) : '0'),
  },
  before: purchaseApi.swapCoinIssuedAdd,
  after: purchaseApi.swapCoinIssuedUpdate,
  fallback: 'Purchase failed',
  reasons: lpReasons,
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
