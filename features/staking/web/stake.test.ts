import { expect, test } from 'vitest'

import { passedAt, stateAt } from './stake.ts'

const stake = { state: 'earning', start: 1_000, unlockTime: 2_000 } as const

test('an earning stake matures at its exact second; an ended one does not change', () => {
  expect(stateAt(stake, 1_999)).toBe('earning')
  expect(stateAt(stake, 2_000)).toBe('matured')
  expect(stateAt({ ...stake, state: 'left' }, 9_000)).toBe('left')
})

test('the term passes from 0 to 1 and no further', () => {
  expect(passedAt(stake, 900)).toBe(0)
  expect(passedAt(stake, 1_250)).toBe(0.25)
  expect(passedAt(stake, 9_000)).toBe(1)
})
