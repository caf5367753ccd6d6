import { expect, test } from 'vitest'

import { encodeCall, selectorOf } from './calldata.ts'

const word = (value: bigint | number): string => value.toString(16).padStart(64, '0')
const someone = 'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC'
const someoneWord = word(0x7e5f4552091a69125d5dfcb7b8c2659029395bdfn)

test('the well-known selector of a transfer', () => {
  expect(selectorOf('transfer(address,uint256)')).toBe('a9059cbb')
})

test('numbers in decimal and addresses in base58', () => {
  expect(encodeCall('transfer(address,uint256)', [someone, '1000000'])).toBe(
    `a9059cbb${someoneWord}${word(1_000_000)}`,
  )
})

test('lists as JSON', () => {
  const data = encodeCall('claim(uint256[])', ['[7001,"7002"]'])
  expect(data.slice(8)).toBe([word(32), word(2), word(7001), word(7002)].join(''))
})

test('tuples as JSON, and truth', () => {
  const data = encodeCall('set((address,bool),bool)', [`["${someone}",true]`, 'false'])
  expect(data.slice(8)).toBe([someoneWord, word(1), word(0)].join(''))
})

test('too few values, or no number, are refused', () => {
  expect(() => encodeCall('Buy(uint256)', [])).toThrow(TypeError)
  expect(() => encodeCall('Buy(uint256)', ['two'])).toThrow(SyntaxError)
})
