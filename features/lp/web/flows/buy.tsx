import { flowTexts } from '#platform/web/flow/text.ts'
import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'
import { Units } from '#platform/web/flow/Units.tsx'
import { exactOf, tesCoin } from '#platform/web/spend/coin.ts'
import { signedCoin, isNative } from '#platform/web/spend/coinContract.ts'

import { purchaseActions } from '../../actions.ts'
import { lpBuyTexts as texts } from '../buy/text.ts'
import { anyLp, paidCoin } from '../lp.ts'
import { purchaseReads } from './changes.ts'
import { askOfPool, poolPicture } from './pictures.tsx'

/** Liquidity for one coin; its reserved reward waits for its time. */
export const buyFlow = review(purchaseActions.swapCoinIssuedAdd, {
  title: texts.buyTitle,
  question: askOfPool(texts.askBuy),
  picture: poolPicture,
  goesTo: texts.contract,
  meaning: {
    pair: texts.fieldPool,
    coin: texts.fieldCoin,
    amount: texts.fieldAmount,
    minLiquidity: texts.fieldLeast,
    minReward: texts.fieldReward,
    deadline: texts.fieldDeadline,
  },
  units: {
    amount: (value, { coin = '' }) => exactOf(BigInt(value), paidCoin(coin)),
    minLiquidity: (value) => exactOf(BigInt(value), anyLp),
    minReward: (value) => exactOf(BigInt(value), tesCoin),
    deadline: 'time',
  },
  fixed: ({ pool, coin }, contracts) => ({
    pair: pool ?? null,
    coin: signedCoin(coin, contracts),
    deadline: null,
  }),
  pays: ({ coin = '', amount }) => (isNative(coin) ? (amount ?? null) : '0'),
  takes: ({ coin = '', amount }) => (isNative(coin) ? undefined : amount),
  fallback: 'Purchase failed',
  summary: ({ call }, { coin = '', amount = '0', minReward = '0' }, t) => [
    {
      label: summaryTexts.youGive,
      value: <Units units={BigInt(amount)} coin={paidCoin(coin)} />,
      main: 'priced',
    },
    {
      label: texts.getAtLeast,
      past: flowTexts.youReceived,
      value: <Units units={BigInt(call.args[3] ?? '0')} coin={anyLp} />,
      tone: 'good',
    },
    {
      label: texts.rewardAtLeast,
      past: texts.reward,
      value:
        minReward === '0' ? (
          t(texts.rewardNoMatter)
        ) : (
          <Units units={BigInt(minReward)} coin={tesCoin} />
        ),
      tone: minReward === '0' ? 'plain' : 'good',
    },
  ],
  results: [
    {
      label: texts.getAtLeast,
      event: 'Bought',
      show: ([bought]) => <Units units={BigInt(bought?.['liquidity'] ?? '0')} coin={anyLp} />,
    },
    {
      label: texts.rewardAtLeast,
      event: 'Bought',
      show: ([bought]) => <Units units={BigInt(bought?.['reward'] ?? '0')} coin={tesCoin} />,
    },
  ],
  done: texts.buyDone,
  next: () => [
    { text: texts.stakeThis, to: '/pledgeLP' },
    { text: texts.seeReward, to: '/lpReward' },
  ],
  invalidates: purchaseReads,
})
