import { expect, test } from 'vitest'

import { leftIn, levelStrIn } from './urn.ts'

const urn = [
  { level: 1, levelStr: 'Clay', size: 6, left: 3, price: '10000000' },
  { level: 5, levelStr: 'Gold', size: 2, left: 2, price: '900000000' },
]

test('an urn has the remaining cards of each level', () => {
  expect(leftIn(urn)).toBe(5)
  expect(leftIn([])).toBe(0)
})

test('a level has its name on chain, or its number where the urn never had it', () => {
  expect(levelStrIn(urn, 5)).toBe('Gold')
  expect(levelStrIn(urn, 2)).toBe('2')
})
