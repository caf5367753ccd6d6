import { translate } from '#platform/web/translate.ts'
import { expect, test } from 'vitest'

import { openingSteps } from './openingSteps.ts'

const t: Parameters<typeof openingSteps>[1] = (...given) => translate('en', ...given)

test.each([
  ['waiting', ['done', 'now', 'todo', 'todo']],
  ['open', ['done', 'done', 'now', 'todo']],
  ['settled', ['done', 'done', 'done', 'done']],
  ['late', ['done', 'done', 'failed', 'todo']],
  ['void', ['done', 'done', 'failed', 'todo']],
  ['refunded', ['done', 'done', 'failed', 'todo']],
] as const)('a request that is %s', (state, states) => {
  const steps = openingSteps({ state, blockNumber: 812 }, t)
  expect(steps.map((step) => step.state)).toEqual(states)
  expect(steps.map(({ note }) => note)).toEqual(['block 812', 'block 813', undefined, undefined])
})
