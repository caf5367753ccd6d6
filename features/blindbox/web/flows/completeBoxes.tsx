import { salesApi } from '#features/sales/public.web.ts'
import type { Endpoint } from '#platform/std/endpoint.ts'
import { exactAmount } from '#platform/std/format.ts'
import type { orderTicket } from '#platform/std/order.ts'
import { nativeSymbol } from '#platform/web/config.ts'
import { defineFlow } from '#platform/web/flow/flow.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { blindboxReasons } from '../../reasons.ts'
import { listedIds } from '../boxIds.ts'
import { boxNumbers } from '../boxNumber.ts'
import { buyTexts as texts } from '../textBuy.ts'
import { signedBuyTexts } from '../textSigned.ts'
import { boxReads } from './reads.ts'

const { buyProductSecondPayAfter: pay } = salesApi

/** The specification's one call for both halves: asked with a requestId it answers a ticket. */
const before = pay as unknown as Endpoint<typeof pay.input, typeof orderTicket>

/** The second payment of reserved boxes of one series; its amount was fixed by the first. */
export const completeBoxesFlow = defineFlow({
  kind: 'blindbox.complete',
  title: texts.completeFlow,
  signs: {
    contract: 'BlindBoxes',
    method: 'complete(uint256[] boxIds)',
    meaning: [signedBuyTexts.boxIds],
    // Null where the order of the first payment names them.
    args: ({ boxIds }) => [listedIds(boxIds)],
    // As the first payment fixed it; for boxes that an order names, nobody here knows it before.
    pays: 'atMostShown',
  },
  before,
  after: pay,
  fallback: 'Purchase failed',
  reasons: blindboxReasons,
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
