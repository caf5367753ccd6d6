import { expect, test } from 'vitest'

import { seriesOf } from '../numbers.ts'
import { boxNumber, boxNumbers } from './boxNumber.ts'

test('a box is identified by its series and its place in it', () => {
  // 3 × 4,294,967,296 + 7
  expect(boxNumber(12_884_901_895)).toBe('#3-7')
  expect(seriesOf(12_884_901_895)).toBe(3)
  expect(boxNumbers([4_294_967_297, 4_294_967_298])).toBe('#1-1, #1-2')
})
