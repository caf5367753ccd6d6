import { exactOf } from '#platform/web/spend/coin.ts'
import { nativeCoin } from '#platform/web/spend/coinContract.ts'
import { review } from '#platform/web/flow/review.ts'
import { nextTexts } from '#platform/web/flow/summaryText.ts'

import { blindboxActions } from '../../actions.ts'
import { mineSigned as texts } from '../textMineSigned.ts'
import { boxReads } from './reads.ts'
import { HoldsFact, LimitFact } from './mineFacts.tsx'
import { nativeSymbol } from '#platform/web/config.ts'
import { CoinPicture } from '#platform/web/flow/picture.tsx'
import { marketPath, minePath } from '../paths.ts'
import { buyTexts } from '../textBuy.ts'

/** Limits the signer's spending on boxes in a day. */
export const setDailyLimitFlow = review(blindboxActions.setDailyLimit, {
  title: texts.limitFlow,
  question: (_, t) => t(texts.askLimit),
  picture: () => <CoinPicture symbols={[nativeSymbol()]} />,
  goesTo: buyTexts.contract,
  meaning: { sun: texts.argLimit },
  units: { sun: (value) => exactOf(BigInt(value), nativeCoin()) },
  fixed: ({ limit }) => ({ sun: limit ?? null }),
  fallback: 'Update failed',
  summary: (_ticket, { limit = '' }) => [
    { label: texts.newLimit, value: <LimitFact limit={limit} />, main: true },
    { label: texts.holdsFrom, value: <HoldsFact limit={limit} /> },
  ],
  done: texts.limitDone,
  next: () => [
    { text: texts.seeSeries, to: marketPath },
    { text: nextTexts.seeBoxes, to: minePath },
  ],
  invalidates: boxReads,
})
