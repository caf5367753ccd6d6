import { expectDeclared, someone } from '#platform/web/flow/testing/signs.ts'
import { expect, test } from 'vitest'

import { stagedWithdrawalAbi as abi } from '../../contract/abi.ts'
import { initializationFlow, unlockLimitFlow, withdrawFlow } from './own.tsx'

test('a withdrawal is the contract’s call as its ABI has it, of this amount and at most this fee', () => {
  const { signs } = withdrawFlow
  expect(signs.contract).toBe('StagedWithdrawal')
  expectDeclared(String(signs.method), signs, abi)
  expect(signs.args({ amount: '500', mostFee: '5' }, {}, someone)).toEqual(['500', '5'])
  expect(signs.args({}, {}, someone)).toEqual([null, null])
})

test.each([
  ['initialization()', initializationFlow],
  ['unlockLimit()', unlockLimitFlow],
] as const)('%s takes coins on chain, and is sent none', (method, { signs }) => {
  expect(signs.contract).toBe('StagedWithdrawal')
  expect(signs.method).toBe(method)
  expectDeclared(method, signs, abi, 'payable')
  expect(signs.args({}, {}, someone)).toEqual([])
  expect(signs.pays).toBeUndefined()
})
