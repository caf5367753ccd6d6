import { parseAddress } from '#platform/std/address.ts'
import { expect, test } from 'vitest'

import { countedOf, weightOf } from './signatures.ts'

const first = parseAddress('TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC')
const second = parseAddress('TSw2G3cQGD2Mhoj3GkjBobNyNocqNccTs7')
const third = parseAddress('TDvSsdrNM5eeXNL3czpa6AxLDHZA9nwe9K')
const signed = (...signers: string[]) => signers.map((signer) => ({ signer, signature: signer }))
const permission = {
  threshold: 3,
  keys: [
    { address: first, weight: 2 },
    { address: second, weight: 1 },
  ],
}

test('a signature counts once, by the weight of its key', () => {
  expect(weightOf(permission, signed(first))).toBe(2)
  expect(weightOf(permission, signed(first, first))).toBe(2)
  expect(weightOf(permission, signed(second, first))).toBe(3)
  expect(countedOf(permission, signed(second, first))).toEqual(signed(second, first))
})

test('that of a key which the permission has no more does not count, and is not sent', () => {
  expect(weightOf(permission, signed(third, second))).toBe(1)
  expect(countedOf(permission, signed(third, second))).toEqual(signed(second))
  const without = { ...permission, keys: [{ address: first, weight: 0 }] }
  expect(countedOf(without, signed(first))).toEqual([])
})
