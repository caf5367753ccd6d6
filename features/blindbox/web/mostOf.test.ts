import { expect, test } from 'vitest'

import { mostOf } from './mostOf.ts'

test.each([
  [undefined, 30, 20],
  [undefined, 7, 7],
  [undefined, 0, 1],
  [{ num: 0, reason: 'NOT_SIGNED_IN' }, 30, 20],
  [{ num: 0, reason: 'NOT_ACTIVE' }, 7, 7],
  [{ num: 3, reason: 'ABOVE_DAILY_LIMIT' }, 30, 3],
  [{ num: 0, reason: 'ABOVE_DAILY_LIMIT' }, 30, 1],
  [{ num: 12, reason: null }, 30, 12],
])('of %j and %i left the stepper goes to %i', (able, left, most) => {
  expect(mostOf(able, left)).toBe(most)
})
