import { expect, test } from 'vitest'

import { spanOf } from './span.ts'
import { buyTexts as texts } from './textBuy.ts'

test.each([
  [172_800, texts.days, 2],
  [90_000, texts.hours, 25],
  [5_400, texts.minutes, 90],
  [119, texts.minutes, 1],
] as const)('%i seconds', (seconds, text, count) => {
  expect(spanOf(seconds)).toEqual({ text, count })
})
