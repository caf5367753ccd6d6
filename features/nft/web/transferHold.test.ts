import { expect, test } from 'vitest'

import { addressFault, holdLeft } from './transferHold.ts'

const own = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const other = 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf'

test.each([
  ['', 'A transfer address is required'],
  ['T', 'Enter a correct TRON address'],
  [`${other.slice(0, -1)}g`, 'Enter a correct TRON address'],
  ['0x1234', 'Enter a correct TRON address'],
  [
    `0x${'11'.repeat(20)}`,
    'This is an address in hex. Enter its form that begins with T and has 34 characters',
  ],
  ['TXYZop…AeBf', 'This address is shortened. Copy the whole address, 34 characters'],
  [own, 'The card is at this address already'],
])('%j is refused: %s', (to, en) => {
  expect(addressFault(to, own)?.en).toBe(en)
})

test('another address will do', () => {
  expect(addressFault(other, own)).toBeNull()
})

test.each([
  ['the first time, at once', 0, 100, 10],
  ['the first time, half way', 0, 105, 5],
  ['the first time, at the end', 0, 110, 0],
  ['the first time, long after', 0, 900, 0],
  ['the second time', 1, 100, 0],
])('%s', (_, sent, now, left) => {
  expect(holdLeft(sent, 100, now)).toBe(left)
})
