import { expect, test } from 'vitest'

import { openingTexts } from '../textOpening.ts'
import { refundIn } from './refundTime.ts'

test.each([
  [120, 100, { blocks: 20, text: openingTexts.seconds, count: 60 }],
  [300, 100, { blocks: 200, text: openingTexts.minutes, count: 10 }],
  [130, 100, { blocks: 30, text: openingTexts.minutes, count: 2 }],
  [100, 100, { blocks: 0, text: openingTexts.seconds, count: 0 }],
  [100, 140, { blocks: 0, text: openingTexts.seconds, count: 0 }],
])('from block %i, seen at block %i', (refundBlock, head, left) => {
  expect(refundIn(refundBlock, head)).toEqual(left)
})
