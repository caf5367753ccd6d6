import { describe, expect, test } from 'vitest'

import { cardsAbi } from '#features/nft/contract/abi.ts'
import { teamAbi } from '#features/team/contract/abi.ts'

import { decodeCall, decodeLog } from './decode.ts'

const word = (value: number | bigint): string => value.toString(16).padStart(64, '0')
// The key 1 has this address, in hex and in base58.
const hex = '7e5f4552091a69125d5dfcb7b8c2659029395bdf'
const base58 = 'TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC'

describe('a call', () => {
  test('has its name, and its arguments by name', () => {
    expect(decodeCall(teamAbi, `d9f01d9f${hex.padStart(64, '0')}`)).toEqual({
      method: 'bindParent',
      args: [{ name: 'to', value: base58 }],
    })
  })

  test('writes a list as JSON', () => {
    // claim(uint256[]): offset 32, length 2, then the ids.
    const data = `6ba4c138${word(32)}${word(2)}${word(7)}${word(9)}`
    expect(decodeCall(cardsAbi, data)).toEqual({
      method: 'claim',
      args: [{ name: 'tokenIds', value: '["7","9"]' }],
    })
  })

  test.each([
    ['of an unknown contract', undefined, `d9f01d9f${word(1)}`, '0xd9f01d9f'],
    ['that the contract does not have', teamAbi, `a9059cbb${word(1)}`, '0xa9059cbb'],
    ['cut short', teamAbi, 'd9f01d9f00', '0xd9f01d9f'],
    ['without data', teamAbi, '', '0x'],
  ])('%s is shown by its selector', (_, abi, data, method) => {
    expect(decodeCall(abi, data)).toEqual({ method, args: [] })
  })
})

describe('an event', () => {
  const transfer = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

  test('has indexed arguments from its topics', () => {
    const topics = [transfer, word(0), hex.padStart(64, '0'), word(7)]
    expect(decodeLog(cardsAbi, { topics, data: '' })).toEqual({
      name: 'Transfer',
      args: [
        { name: 'from', value: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb' },
        { name: 'to', value: base58 },
        { name: 'tokenId', value: '7' },
      ],
    })
  })

  test.each([
    ['without topics', []],
    ['that the contract does not have', [word(5)]],
    ['with a topic missing', [transfer, word(0)]],
  ])('%s is none', (_, topics) => {
    expect(decodeLog(cardsAbi, { topics, data: '' })).toBeNull()
  })
})
