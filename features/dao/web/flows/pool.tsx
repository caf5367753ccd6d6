import { CoinPicture } from '#platform/web/flow/picture.tsx'
import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'
import { nativeCoin, signedCoin } from '#platform/web/spend/coinContract.ts'
import { reviewAllow } from '#platform/web/spend/reviewAllow.ts'

import { poolActions } from '../../actions.ts'
import { signedTexts as texts } from '../textSigned.ts'
import { coinNamed } from '../proposals.ts'
import { Units } from '#platform/web/flow/Units.tsx'
import { CoinUnits, common, daoReads, insteadOf } from './facts.tsx'

/** Gifts to the pool. */

/** Leave for the pool to take an amount of a coin; never without limit. */
export const allowGiftFlow = reviewAllow(poolActions.approveGift, {
  spender: 'DaoPool',
  name: texts.pool,
  picture: ({ subject: { coin = '' } }) => <CoinPicture symbols={[coin]} />,
  means: texts.allowGiftMeans,
  invalidates: daoReads,
})

export const donateFlow = review(poolActions.donate, {
  ...common,
  title: texts.donateTitle,
  question: (_, t) => t(texts.askDonate),
  picture: () => <CoinPicture symbols={[nativeCoin().symbol]} />,
  goesTo: texts.pool,
  meaning: {},
  pays: ({ amount }) => amount ?? null,
  fallback: 'Transfer failed',
  summary: (_ticket, { amount = '0' }, t) => [
    {
      label: summaryTexts.youGive,
      value: <Units units={BigInt(amount)} coin={nativeCoin()} />,
      main: true,
    },
    { label: texts.afterwards, value: t(texts.donateMeans), tone: 'danger', wide: true },
  ],
  done: texts.donateDone,
  instead: insteadOf('ABOVE_BALANCE'),
})

export const donateCoinFlow = review(poolActions.donateCoin, {
  ...common,
  title: texts.donateTitle,
  question: (_, t) => t(texts.askDonate),
  picture: ({ subject: { coin = '' } }) => <CoinPicture symbols={[coinNamed(coin).symbol]} />,
  goesTo: texts.pool,
  meaning: { coin: texts.coin, amount: texts.amount },
  fixed: ({ coin }, contracts) => ({ coin: signedCoin(coin, contracts) }),
  takes: ({ amount }) => amount,
  fallback: 'Transfer failed',
  summary: (_ticket, { coin = '', amount = '0' }, t) => [
    {
      label: summaryTexts.youGive,
      value: <CoinUnits coin={coin} units={amount} />,
      main: true,
    },
    { label: texts.afterwards, value: t(texts.donateMeans), tone: 'danger', wide: true },
  ],
  done: texts.donateDone,
  instead: insteadOf('ABOVE_BALANCE'),
})
