import { addressFromHex } from '#platform/std/address.ts'
import { parseAbi } from 'viem'
import { expect, test } from 'vitest'

import {
  argumentText,
  decodeResult,
  encodeCall,
  fromPlain,
  revertReason,
  selectorOf,
  toPlain,
} from './abi.ts'

const abi = parseAbi([
  'function transfer(address to, uint256 value) returns (bool)',
  'function claim(uint256[] ids)',
  'function claim()',
  'function members(address user) view returns (address[], uint256)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'error TooLate(uint256 until, address who)',
])
const usdtHex = 'a614f803b6fd780986a42c78ec9c7f77e6ded13c'
const usdt = addressFromHex(usdtHex)
const word = (hex: string): string => hex.padStart(64, '0')

test('an address is base58 on our side and 20 bytes on the chain’s', () => {
  expect(usdt).toBe('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')
  const call = encodeCall(abi, 'transfer', [usdt, 1n])
  // a9059cbb: the first bytes of the hash of transfer(address,uint256).
  expect(call).toBe(`a9059cbb${word(usdtHex)}${word('1')}`)
  const answer = [word('40'), word('7'), word('1'), word(usdtHex)].join('')
  expect(decodeResult(abi, 'members', answer)).toEqual([[usdt], 7n])
  const nested = { one: [`0x${usdtHex}`], n: 1n, yes: true, text: '0x12' }
  expect(toPlain(nested)).toEqual({ ...nested, one: [usdt] })
  expect(fromPlain(toPlain(nested))).toEqual(nested)
})

test('a selector is the overload with as many arguments', () => {
  expect(selectorOf(abi, 'claim', [[1n, 2n]])).toBe('claim(uint256[])')
  expect(selectorOf(abi, 'claim', [])).toBe('claim()')
  expect(() => selectorOf(abi, 'burn', [])).toThrow('burn is not in the ABI')
})

test('an argument as text', () => {
  expect(argumentText(12n)).toBe('12')
  expect(argumentText(usdt)).toBe(usdt)
  expect(argumentText([1n, 2n])).toBe('["1","2"]')
})

test('a refusal in the contract’s own words', () => {
  const text = Buffer.from('Please active first').toString('hex').padEnd(64, '0')
  expect(revertReason(abi, `08c379a0${word('20')}${word('13')}${text}`)).toBe('Please active first')
  expect(revertReason(abi, `4e487b71${word('11')}`)).toBe('Panic(17)')
  expect(revertReason(abi, '')).toBeNull()
  expect(revertReason(abi, 'deadbeef')).toBeNull()
})
