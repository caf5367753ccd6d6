import { expect, test } from 'vitest'

import { utcText } from './utcText.ts'

test('a moment in UTC, to the second', () => {
  expect(utcText(0)).toBe('1970-01-01 00:00:00 UTC')
  expect(utcText(1_771_977_600)).toBe('2026-02-25 00:00:00 UTC')
})
