import { expect, test } from 'vitest'

import { runwayDays } from './runway.ts'

test('the runway is whole days at the pace of 30 days, a hundred years at most', () => {
  expect(runwayDays(1_000n, 0n)).toBeNull()
  // 1000 x 30 / 700 = 42.86
  expect(runwayDays(1_000n, 700n)).toBe(42)
  expect(runwayDays(0n, 700n)).toBe(0)
  expect(runwayDays(10n ** 27n, 1n)).toBe(36_500)
})
