import { expect, test } from 'vitest'

import { requestOf } from './requestOf.ts'

const boxes = [
  { id: 7, requestId: null },
  { id: 8, requestId: 41 },
]

test('a box with a request has it, in every outcome', () => {
  expect(requestOf(boxes, 8)).toBe(41)
})

test('none is known of a sealed box, nor of one that is not listed', () => {
  expect(requestOf(boxes, 7)).toBeNull()
  expect(requestOf(boxes, 9)).toBeNull()
})
