import { expect, test } from 'vitest'

import { decodeCall, encodeCall, signatureOf } from './calldata.ts'

const word = (value: bigint | number): string => value.toString(16).padStart(64, '0')
const someone = 'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC'
const someoneWord = word(0x7e5f4552091a69125d5dfcb7b8c2659029395bdfn)

test('the well-known selector of a transfer', () => {
  const data = encodeCall('transfer(address,uint256)', [someone, '0'])
  expect(data.slice(0, 8)).toBe('a9059cbb')
  expect(signatureOf('transfer(address to, uint256 amount)')).toBe('transfer(address,uint256)')
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

test('bytes are read back with the names of the arguments', () => {
  const sent = encodeCall('transfer(address,uint256)', [someone, '1000000'])
  expect(decodeCall('transfer(address to, uint256 amount)', sent)).toEqual([
    { name: 'to', type: 'address', value: someone },
    { name: 'amount', type: 'uint256', value: '1000000' },
  ])
  const claim = encodeCall('claim(uint256[])', ['[7001,7002]'])
  expect(decodeCall('claim(uint256[] tokenIds)', claim)).toEqual([
    { name: 'tokenIds', type: 'uint256[]', value: '["7001","7002"]' },
  ])
})

test('another method, bytes behind the arguments, or an address with more than 20 bytes', () => {
  const method = 'transfer(address to, uint256 amount)'
  const sent = encodeCall('transfer(address,uint256)', [someone, '1'])
  expect(() => decodeCall('approve(address to, uint256 amount)', sent)).toThrow('not found')
  expect(() => decodeCall(method, `${sent}00`)).toThrow('not the bytes of')
  const dirty = `${sent.slice(0, 8)}01${sent.slice(10)}`
  expect(() => decodeCall(method, dirty)).toThrow('not the bytes of')
  expect(() => decodeCall(method, sent.slice(0, -2))).toThrow(/too small|out of bounds/)
})

test('a method without arguments is its four bytes', () => {
  const data = encodeCall('put()', [])
  expect(data).toHaveLength(8)
  expect(decodeCall('put()', data)).toEqual([])
  expect(() => decodeCall('put()', `${data}00`)).toThrow('not the bytes of')
})
