import { expect, test } from 'vitest'

import { transferFault } from './transferFault.ts'

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
  expect(transferFault(to, own)?.en).toBe(en)
})

test('another address will do', () => {
  expect(transferFault(other, own)).toBeNull()
})
