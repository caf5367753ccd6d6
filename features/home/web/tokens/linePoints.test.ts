import { expect, test } from 'vitest'

import { linePoints } from './linePoints.ts'

test('the lowest price is at the bottom, the highest at the top, the rest in proportion', () => {
  expect(linePoints([20n, 10n, 15n, 30n], 90, 20)).toBe('0,10 30,20 60,15 90,0')
})

test("prices that differ only beyond a number's precision still rise", () => {
  const base = 10n ** 40n
  expect(linePoints([base, base + 1n], 10, 10)).toBe('0,10 10,0')
})

test('equal prices are in the middle', () => {
  expect(linePoints([7n, 7n, 7n], 10, 10)).toBe('0,5 5,5 10,5')
})
