import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'
import { signedCoin } from '#platform/web/spend/coinContract.ts'

import { stakingActions } from '../../actions.ts'
import { stakingTexts as texts } from '../text.ts'
import { stakingReads } from './changes.ts'
import { CoinsFact, ReservedFact, UnlockDateFact } from './facts.tsx'

export const pledgeFlow = review(stakingActions.pledge, {
  title: texts.pledgeTitle,
  meaning: { coin: texts.fieldCoin, termDays: texts.fieldDays, amount: texts.fieldAmount },
  fixed: ({ coin, days }, contracts) => ({
    coin: signedCoin(coin, contracts),
    termDays: days ?? null,
  }),
  fallback: 'pledge error',
  summary: (_ticket, { coin = '', amount = '0', days = '0' }, t) => [
    { label: summaryTexts.youGive, value: <CoinsFact coin={coin} amount={amount} /> },
    {
      label: texts.reserved,
      value: <ReservedFact coin={coin} amount={amount} days={days} />,
      tone: 'good',
    },
    { label: texts.unlockDate, value: <UnlockDateFact days={days} /> },
    { label: texts.leaveEarly, value: t(texts.leaveEarlyYes), wide: true },
  ],
  done: texts.pledgeDone,
  invalidates: stakingReads,
})
