import { expect, test } from 'vitest'

import { figureOf } from './figure.ts'
import { totalOf } from './total.ts'

const judged = (ms: number) => {
  const total = totalOf(ms, { long: false })
  if (total === null) return null
  const { ours, goal, holds } = figureOf(total)
  return { ours, goal, holds }
}

test('everything may take twenty-five minutes, and no more', () => {
  expect(judged(25 * 60_000)).toEqual({ ours: 25, goal: '<= 25', holds: true })
  expect(judged(25 * 60_000 + 1)).toEqual({ ours: 25.1, goal: '<= 25', holds: false })
  expect(judged(754_000)).toEqual({ ours: 12.6, goal: '<= 25', holds: true })
})

test('a part, or what takes longer by its nature, is not held against it', () => {
  expect(totalOf(1, { only: 'http', long: false })).toBeNull()
  expect(totalOf(1, { long: true })).toBeNull()
})
