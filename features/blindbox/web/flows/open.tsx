import type { Endpoint } from '#platform/std/endpoint.ts'
import type { orderTicket } from '#platform/std/order.ts'
import { defineFlow } from '#platform/web/flow/flow.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { blindboxApi } from '../../api.ts'
import { blindboxReasons } from '../../reasons.ts'
import { idsOf, listedIds } from '../boxIds.ts'
import { boxNumbers } from '../boxNumber.ts'
import { mineSigned as texts } from '../textMineSigned.ts'
import { boxReads } from './reads.ts'
import { NotInTimeFact } from './mineFacts.tsx'

/** The specification's one path for both halves: asked with a requestId it answers a ticket. */
const openBefore = blindboxApi.openCard as unknown as Endpoint<
  typeof blindboxApi.openCard.input,
  typeof orderTicket
>

/** Asks for the draw of one's own boxes of one series, with one's own seed. */
export const openFlow = defineFlow({
  kind: 'blindbox.open',
  title: texts.openFlow,
  signs: {
    contract: 'BlindBoxes',
    method: 'open(uint256[] boxIds, bytes32 seed)',
    meaning: [texts.argBoxes, texts.argSeed],
    args: ({ boxIds, seed }) => [listedIds(boxIds), seed ?? null],
  },
  before: openBefore,
  after: blindboxApi.openCard,
  fallback: 'Update failed',
  reasons: blindboxReasons,
  summary: (_ticket, { boxIds }, t) => [
    { label: texts.boxes, value: boxNumbers(idsOf(boxIds).map(Number)) },
    { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
    {
      label: summaryTexts.youGet,
      value: t(texts.cardEach, { count: idsOf(boxIds).length }),
      tone: 'good',
    },
    { label: texts.notInTime, value: <NotInTimeFact /> },
  ],
  done: texts.openDone,
  invalidates: boxReads,
})
