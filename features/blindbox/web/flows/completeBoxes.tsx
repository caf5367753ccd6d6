import { exactAmount } from '#platform/std/format.ts'
import { nativeSymbol } from '#platform/web/config.ts'
import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { boxNumbers } from '../boxNumber.ts'
import { buyActions } from '../buyActions.ts'
import { buyTexts as texts } from '../textBuy.ts'
import { signedBuyTexts } from '../textSigned.ts'
import { boxReads } from './reads.ts'

/** Boxes that the order of the first payment names are the server’s choice. */
export const completeBoxesFlow = review(buyActions.complete, {
  title: texts.completeFlow,
  meaning: { boxIds: signedBuyTexts.boxIds },
  fallback: 'Purchase failed',
  summary: ({ call }, _subject, t) => {
    const ids = JSON.parse(call.args[0] ?? '[]') as (string | number)[]
    return [
      {
        label: summaryTexts.youGive,
        value: `${exactAmount(BigInt(call.callValue), 6)} ${nativeSymbol()}`,
      },
      {
        label: summaryTexts.youGet,
        value: t(texts.numbered, { count: ids.length, numbers: boxNumbers(ids.map(Number)) }),
        tone: 'good',
      },
      { label: texts.changeMind, value: t(texts.giveBackAny) },
    ]
  },
  done: texts.completed,
  invalidates: boxReads,
})
