import { expect, test } from 'vitest'

import { shortDay } from './shortDay.ts'

// 11 December 2026, 03:09 UTC
const at = 1_796_958_540

test('a near day goes without its year, a far one has it', () => {
  expect(shortDay(at, at - 86_400, 'en', 'UTC')).toBe('Dec 11')
  expect(shortDay(at, at - 400 * 86_400, 'en', 'UTC')).toBe('Dec 11, 2026')
  expect(shortDay(at, at - 86_400, 'tc', 'UTC')).toBe('12月11日')
})
