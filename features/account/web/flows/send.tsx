import { AddressText } from '#platform/ui/AddressText.tsx'
import { CoinPicture } from '#platform/web/flow/picture.tsx'
import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'
import { exactOf } from '#platform/web/spend/coin.ts'

import { accountActions } from '../../actions.ts'
import { accountApi } from '../../api.ts'
import { nativeUnit } from '../../coins.ts'
import { shownAs } from '../send/sendCoin.ts'
import { sendTexts as texts } from '../send/text.ts'

const amountText = (coin: string, amount: string): string => exactOf(BigInt(amount), shownAs(coin))

export const sendFlow = review(accountActions.send, {
  title: texts.send,
  question: ({ subject: { coin = '', amount = '0' } }, t) =>
    t(texts.ask, { amount: amountText(coin, amount) }),
  picture: ({ subject: { coin = '' } }) => <CoinPicture symbols={[shownAs(coin).symbol]} />,
  goesTo: null,
  meaning: { to: texts.to, value: texts.units },
  fixed: ({ to, amount }) => ({ to: to ?? null, value: amount ?? null }),
  pays: ({ coin, amount }) => (coin === nativeUnit ? (amount ?? '0') : '0'),
  fallback: 'Transfer failed',
  summary: (_ticket, { coin = '', to = '', amount = '0' }) => [
    { label: summaryTexts.youGive, value: amountText(coin, amount), tone: 'danger', main: true },
    { label: texts.to, value: <AddressText address={to} full />, wide: true },
  ],
  done: texts.done,
  next: () => [{ text: texts.seeHoldings, to: '/' }],
  invalidates: [accountApi.balanceInfoByUnit, accountApi.recipient],
})
