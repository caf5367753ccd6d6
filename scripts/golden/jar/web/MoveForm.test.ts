import { expect, test } from 'vitest'

import { wrongAmount } from './MoveForm.tsx'
import { jarTexts as texts } from './text.ts'

test.each([
  ['no number', null, 5n, texts.notAnAmount],
  ['zero', 0n, 5n, texts.notAnAmount],
  ['one more than there is', 6n, 5n, texts.holdsLess],
  ['all there is', 5n, 5n, null],
  ['much, where no limit is known', 10n ** 15n, null, null],
])('%s', (_, amount, most, wrong) => {
  expect(wrongAmount(amount, most)).toBe(wrong)
})
