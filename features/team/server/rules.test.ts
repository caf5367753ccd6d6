import { describe, expect, test } from 'vitest'

import { parseAddress } from '#platform/std/address.ts'

import { isOwnBind, stateOfUnseen } from './rules.ts'

const ann = parseAddress('TMVQGm1qAQYVdetCeGRRkTWYYrLXuHK2HC')
const usdt = parseAddress('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')
const team = parseAddress('T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb')
const word = '0'.repeat(64)

describe('an own bind', () => {
  const bind = { owner: ann, contract: team, data: `d9f01d9f${word}` }

  test('is a bindParent of the caller on the team contract', () => {
    expect(isOwnBind(bind, ann, team)).toBe(true)
  })

  test.each([
    ['by another account', { ...bind, owner: usdt }],
    ['to another contract', { ...bind, contract: usdt }],
    ['to no contract', { ...bind, contract: null }],
    ['another function', { ...bind, data: `a9059cbb${word}` }],
    ['with bytes missing', { ...bind, data: 'd9f01d9f' }],
  ])('is not one %s', (_, seen) => {
    expect(isOwnBind(seen, ann, team)).toBe(false)
  })
})

test('an unknown hash may still arrive for 660 s, then it is expired', () => {
  expect(stateOfUnseen(1_000, 1_000)).toBe('sent')
  expect(stateOfUnseen(1_660, 1_000)).toBe('sent')
  expect(stateOfUnseen(1_661, 1_000)).toBe('expired')
})
