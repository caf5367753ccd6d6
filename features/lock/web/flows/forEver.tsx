import { AddressText } from '#platform/ui/AddressText.tsx'
import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { lockActions } from '../../actions.ts'
import { deadAddress } from '../../fields.ts'
import { lockFlowTexts as texts, makeTexts } from '../textMake.ts'
import { lockReads } from './changes.ts'
import { AmountQuestion, CoinsFact, LockPicture } from './facts.tsx'
import { seeLocks } from './lock.tsx'

/** To an address that nobody has the key of. */
export const forEverFlow = review(lockActions.forEver, {
  title: texts.forEverTitle,
  question: ({ subject: { coin, amount = '0' } }) => (
    <AmountQuestion text={texts.askForEver} of={{ coin }} amount={amount} />
  ),
  picture: ({ subject: { coin } }) => <LockPicture of={{ coin }} />,
  goesTo: null,
  meaning: { to: texts.receives, value: makeTexts.amount },
  fixed: ({ amount }) => ({ to: deadAddress, value: amount ?? null }),
  units: { value: 'contract' },
  fallback: 'Transfer failed',
  summary: (_ticket, { coin, amount = '0' }, t) => [
    {
      label: summaryTexts.youGive,
      value: <CoinsFact of={{ coin }} amount={amount} />,
      tone: 'danger',
      main: true,
    },
    { label: texts.receives, value: <AddressText address={deadAddress} full />, wide: true },
    { label: texts.comesBack, value: t(texts.never), tone: 'danger' },
  ],
  done: texts.forEverDone,
  next: () => [seeLocks],
  invalidates: lockReads,
})
