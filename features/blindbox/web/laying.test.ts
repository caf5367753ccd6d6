import { expect, test } from 'vitest'

import { laidAfter } from './laying.ts'

test('225 stones lie after 1.8 s, evenly before', () => {
  expect([-5, 0, 8, 200, 900, 1_799, 1_800, 9_000].map((ms) => laidAfter(ms, 225))).toEqual([
    0, 0, 1, 25, 112, 224, 225, 225,
  ])
})
