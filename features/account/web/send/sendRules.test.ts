import { typedAddress, zeroAddress } from '#platform/std/address.ts'
import { groupedAddress } from '#platform/std/format.ts'
import { expect, test } from 'vitest'

import { feeRoom, mostWithFee, recipientFault } from './sendRules.ts'

const own = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const other = 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf'
const coin = 'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC'
const fault = (to: string) => recipientFault(to, { own, contracts: [coin, null] })?.en ?? null

test.each([
  ['', 'Enter the recipient’s address'],
  [`${other.slice(0, -1)}g`, 'Enter a correct TRON address'],
  ['41a614f803b6fd780986a42c78ec9c7f77e6ded13c', /in hex/],
  ['0xa614f803b6fd780986a42c78ec9c7f77e6ded13c', /in hex/],
  ['TXYZop…AeBf', /shortened/],
  [own, 'This is your own address'],
  [zeroAddress, /zero address/],
  [coin, /contract of Tessera or of the coin itself/],
])('%j is refused: %s', (to, en) => {
  expect(fault(to)).toMatch(en)
})

test.each([other, groupedAddress(other), ` ${other}\u200b\n`])('%j is taken', (typed) => {
  expect(fault(typedAddress(typed))).toBeNull()
})

test('of TRX what the fee may take stays, and never less than nothing is left', () => {
  expect([null, 0n, 1_100_000n].map(feeRoom)).toEqual([1_100_000n, 300_000n, 1_100_000n])
  expect(mostWithFee(5_000_000n, 300_000n)).toBe(4_700_000n)
  expect(mostWithFee(300_000n, 300_000n)).toBe(0n)
  expect(mostWithFee(1n, 300_000n)).toBe(0n)
})
