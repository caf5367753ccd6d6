import { expect, test } from 'vitest'

import { atOnce, openable } from './openCount.ts'

const boxes = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1)

test.each([
  [1, 1],
  [20, 20],
  [21, 20],
  [50, 20],
])('of %i sealed boxes one request opens %i', (sealed, opened) => {
  expect(atOnce(boxes(sealed))).toEqual(boxes(opened))
})

test.each([
  [12, 5, 5],
  [12, 12, 12],
  [12, 40, 12],
  [12, 0, 12],
  [12, null, 12],
])('of %i boxes, with a bond for %s, %i are offered', (count, covered, offered) => {
  expect(openable(count, covered)).toBe(offered)
})
