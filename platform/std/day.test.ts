import { expect, test } from 'vitest'

import { dayOf } from './day.ts'

test('a day begins at midnight, UTC', () => {
  expect(dayOf(Date.UTC(2026, 10, 22, 23, 59, 59) / 1_000)).toBe(Date.UTC(2026, 10, 22) / 1_000)
  expect(dayOf(Date.UTC(2026, 10, 22) / 1_000)).toBe(Date.UTC(2026, 10, 22) / 1_000)
})
