import { exactOf } from '#platform/web/spend/coin.ts'
import { review } from '#platform/web/flow/review.ts'
import { nextTexts, summaryTexts } from '#platform/web/flow/summaryText.ts'
import { signedCoin } from '#platform/web/spend/coinContract.ts'

import { stakingActions } from '../../actions.ts'
import { stakingTexts as texts } from '../text.ts'
import { stakingReads } from './changes.ts'
import { CoinsFact, ReservedFact, UnlockDateFact, StakeEarns } from './facts.tsx'
import { AmountQuestion, coinPicture } from './pictures.tsx'

export const pledgeFlow = review(stakingActions.pledge, {
  title: texts.pledgeTitle,
  question: ({ subject: { coin = '', amount = '0' } }) => (
    <AmountQuestion text={texts.askPledge} coin={coin} amount={amount} />
  ),
  picture: coinPicture,
  goesTo: texts.contract,
  meaning: { coin: texts.fieldCoin, termDays: texts.fieldDays, amount: texts.fieldAmount },
  units: {
    amount: (value, { coin = '' }, coins) => {
      const found = coins.find(({ symbol }) => symbol === coin)
      return found === undefined ? null : exactOf(BigInt(value), found)
    },
  },
  fixed: ({ coin, days }, contracts) => ({
    coin: signedCoin(coin, contracts),
    termDays: days ?? null,
  }),
  takes: ({ amount }) => amount,
  fallback: 'pledge error',
  summary: (_ticket, { coin = '', amount = '0', days = '0' }, t) => [
    { label: summaryTexts.youGive, value: <CoinsFact coin={coin} amount={amount} />, main: true },
    {
      label: texts.reserved,
      value: <ReservedFact coin={coin} amount={amount} days={days} />,
      tone: 'good',
    },
    { label: texts.unlockDate, value: <UnlockDateFact days={days} /> },
    { label: texts.leaveEarly, value: t(texts.leaveEarlyYes) },
  ],
  done: texts.pledgeDone,
  earns: ({ subject: { coin = '', amount = '0', days = '0' } }) => (
    <StakeEarns coin={coin} amount={amount} days={days} />
  ),
  next: () => [
    { text: nextTexts.seeStakes, to: '/pledgeCoin' },
    { text: nextTexts.seeIncome, to: '/income' },
  ],
  invalidates: stakingReads,
})
