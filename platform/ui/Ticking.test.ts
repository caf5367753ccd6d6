import { expect, test } from 'vitest'

import { growing } from './Ticking.tsx'

test('six decimals always, cut and grouped', () => {
  expect(growing(0n)).toBe('0.000000')
  expect(growing(1_500_000_000_000_000_000n)).toBe('1.500000')
  expect(growing(1_234_567_890_123_456_789_999n)).toBe('1,234.567890')
  expect(growing(999_999_999_999n)).toBe('<0.000001')
})
