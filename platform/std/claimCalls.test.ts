import { expect, test } from 'vitest'

import { claimInputs, claimsOf, claimSubject, restOf } from './claimCalls.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1)

test('one claim takes 50, without naming them', () => {
  const subject = claimSubject('ids', numbers(50), 50)
  expect(subject).toEqual({})
  expect(claimInputs('ids', subject)).toEqual([{}])
  expect([claimsOf(subject), restOf(subject)]).toEqual([1, 0])
})

test('51 are two claims, each of its own positions', () => {
  const subject = claimSubject('ids', numbers(51).toReversed(), 51)
  expect(claimInputs('ids', subject)).toEqual([{ ids: numbers(50).join(',') }, { ids: '51' }])
  expect([claimsOf(subject), restOf(subject)]).toEqual([2, 0])
})

test('a plan takes the first 500 of 1,667, each once', () => {
  const subject = claimSubject('tokenIds', numbers(500), 1_667)
  const named = claimInputs('tokenIds', subject).map(({ tokenIds = '' }) => tokenIds.split(','))
  expect(named.map(({ length }) => length)).toEqual(Array.from({ length: 10 }, () => 50))
  expect(new Set(named.flat()).size).toBe(500)
  expect([claimsOf(subject), restOf(subject)]).toEqual([10, 1_167])
})
