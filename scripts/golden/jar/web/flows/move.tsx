import type { Endpoint } from '#platform/std/endpoint.ts'
import { exactAmount } from '#platform/std/format.ts'
import { nativeSymbol } from '#platform/web/config.ts'
import { review } from '#platform/web/flow/review.ts'

import { jarActions } from '../../actions.ts'
import { jarApi } from '../../api.ts'
import { jarTexts as texts } from '../text.ts'
import { CoinPicture } from '#platform/web/flow/picture.tsx'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

/** Replies that any movement makes old. */
const reads: readonly Endpoint[] = [jarApi.jarInfo, jarApi.movementPage]

/** From the call that goes to the wallet, not from what was typed. */
const money = (sun: string) => ({ amount: exactAmount(BigInt(sun), 6), symbol: nativeSymbol() })

const picture = () => <CoinPicture symbols={[nativeSymbol()]} />
const next = () => [{ text: texts.seeJar, to: '/jar' }]

export const putFlow = review(jarActions.put, {
  title: texts.putTitle,
  question: (_, t) => t(texts.askPut),
  picture,
  goesTo: texts.contract,
  meaning: {},
  pays: ({ amount }) => amount ?? null,
  fallback: 'Transfer failed',
  summary: ({ call }, _subject, t) => [
    { label: summaryTexts.youGive, value: t(texts.money, money(call.callValue)), main: true },
  ],
  done: texts.putDone,
  next,
  invalidates: reads,
})

export const takeFlow = review(jarActions.take, {
  title: texts.takeTitle,
  question: (_, t) => t(texts.askTake),
  picture,
  goesTo: 'wallet',
  meaning: { amount: texts.amountInSun },
  fallback: 'Transfer failed',
  summary: ({ call }, _subject, t) => [
    {
      label: summaryTexts.youGet,
      value: t(texts.money, money(call.args[0] ?? '0')),
      tone: 'good',
      main: true,
    },
  ],
  done: texts.takeDone,
  next,
  invalidates: reads,
})
