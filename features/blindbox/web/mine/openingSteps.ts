import type { Text } from '#platform/std/text.ts'
import type { Step } from '#platform/ui/StepList.tsx'
import type { Translate } from '#platform/web/translate.ts'

import type { DrawDetail, RequestState } from '../../shapes.ts'
import { isLost } from '../requestState.ts'
import { openingTexts as texts } from '../textOpening.ts'
import type { OpeningTexts } from '../wordSource.ts'

/** The text above a request, by its state. */
export const openingTitle = (state: RequestState): Text =>
  state === 'settled' ? texts.titleDone : isLost(state) ? texts.titleNot : texts.title

/** The progress of a request, from the server's reply: the same after a reload. `by` is the origin of its word. */
export function openingSteps(
  { state, blockNumber }: Pick<DrawDetail, 'state' | 'blockNumber'>,
  by: Pick<OpeningTexts, 'stepSecret' | 'stepSecretLate'>,
  t: Translate,
): Step[] {
  const done = state === 'settled'
  const failed = isLost(state)
  const block = (number: number) => t(texts.blockNote, { number })
  return [
    { key: 'seed', label: t(texts.stepSeed), state: 'done', note: block(blockNumber) },
    {
      key: 'block',
      label: t(texts.stepBlock),
      state: state === 'waiting' ? 'now' : 'done',
      note: block(blockNumber + 1),
    },
    {
      key: 'secret',
      label: t(failed ? by.stepSecretLate : by.stepSecret),
      state: done ? 'done' : failed ? 'failed' : state === 'open' ? 'now' : 'todo',
    },
    { key: 'cards', label: t(texts.stepCards), state: done ? 'done' : 'todo' },
  ]
}
