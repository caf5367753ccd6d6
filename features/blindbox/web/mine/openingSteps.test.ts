import { translate } from '#platform/web/translate.ts'
import { expect, test } from 'vitest'

import { openingTexts } from '../textOpening.ts'
import { openingTextsOf } from '../wordSource.ts'
import { openingSteps, openingTitle } from './openingSteps.ts'

const t: Parameters<typeof openingSteps>[2] = (...args) => translate('en', ...args)

test.each([
  ['waiting', ['done', 'now', 'todo', 'todo']],
  ['open', ['done', 'done', 'now', 'todo']],
  ['settled', ['done', 'done', 'done', 'done']],
  ['late', ['done', 'done', 'failed', 'todo']],
  ['void', ['done', 'done', 'failed', 'todo']],
  ['refunded', ['done', 'done', 'failed', 'todo']],
] as const)('a request that is %s', (state, states) => {
  const steps = openingSteps({ state, blockNumber: 812 }, openingTextsOf(undefined), t)
  expect(steps.map((step) => step.state)).toEqual(states)
  expect(steps.map(({ note }) => note)).toEqual(['block 812', 'block 813', undefined, undefined])
})

test.each([
  ['waiting', openingTexts.title],
  ['open', openingTexts.title],
  ['settled', openingTexts.titleDone],
  ['late', openingTexts.titleNot],
  ['void', openingTexts.titleNot],
  ['refunded', openingTexts.titleNot],
] as const)('the text above a request that is %s', (state, title) => {
  expect(openingTitle(state)).toBe(title)
})

test('with an external source of words no secret of the operator is named', () => {
  const draw = { state: 'open', blockNumber: 812 } as const
  const third = (source?: string) => openingSteps(draw, openingTextsOf(source), t)[2]?.label
  expect(third()).toBe('The operator reveals the secret')
  const late = openingSteps({ ...draw, state: 'late' }, openingTextsOf(undefined), t)[2]
  expect(late).toMatchObject({ label: 'The operator did not reveal the secret in time' })
  expect(third('TLLM21wteSPs4hKjbxgmH1L6poyMjeTbHm')).toBe('WINkLink gives the random word')
  const text = JSON.stringify(openingTextsOf('TLLM21wteSPs4hKjbxgmH1L6poyMjeTbHm'))
  expect(text).not.toMatch(/secret|operator|秘密值|營運者/)
})
