import fc from 'fast-check'
import { expect, test } from 'vitest'

import { drawAll, wordAt } from '../draw.ts'
import { urnAfter } from './urn.ts'

test('the last card takes the place of the drawn one', () => {
  expect(urnAfter([1, 2, 3, 4], [])).toEqual([1, 2, 3, 4])
  expect(urnAfter([1, 2, 3, 4], [2])).toEqual([1, 4, 3])
  expect(urnAfter([1, 2, 3, 4], [2, 3])).toEqual([1, 4])
  expect(urnAfter([1, 2, 3, 4], [4, 1, 3, 2])).toEqual([])
})

test('throws for a card that is not in it', () => {
  expect(() => urnAfter([1, 2], [3])).toThrow(RangeError)
  expect(() => urnAfter([1, 2], [1, 1])).toThrow(RangeError)
  expect(() => urnAfter([], [1])).toThrow(RangeError)
})

test('after any draws the urn is the one that the draws left', () => {
  const draws = fc.tuple(fc.integer({ min: 1, max: 100 }), fc.nat(), fc.nat({ max: 100 }))
  fc.assert(
    fc.property(draws, ([size, seed, wanted]) => {
      const sealed = Array.from({ length: size }, (_, i) => 1_000 + i)
      const urn = [...sealed]
      const word = wordAt(`0x${seed.toString(16).padStart(64, '0')}`, 0)
      const drawn = drawAll(urn, word, Math.min(wanted, size))
      expect(urnAfter(sealed, drawn)).toEqual(urn)
    }),
  )
})
