import type { Step } from '#platform/ui/StepList.tsx'
import type { Translate } from '#platform/web/translate.ts'

import type { DrawDetail } from '../../shapes.ts'
import { openingTexts as texts } from '../textOpening.ts'

/** How far a request is, as the server's reply tells it: the same after a reload. */
export function openingSteps(
  { state, blockNumber }: Pick<DrawDetail, 'state' | 'blockNumber'>,
  t: Translate,
): Step[] {
  const done = state === 'settled'
  const failed = state === 'late' || state === 'void' || state === 'refunded'
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
      label: t(texts.stepSecret),
      state: done ? 'done' : failed ? 'failed' : state === 'open' ? 'now' : 'todo',
    },
    { key: 'cards', label: t(texts.stepCards), state: done ? 'done' : 'todo' },
  ]
}
