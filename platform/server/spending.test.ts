import { expect, test } from 'vitest'

import { validateAllow, validateAmount, validatePutIn, validateSpend } from './spending.ts'

test('an amount is there and more than 0; what is put in is enough, had and allowed', () => {
  expect(validateAmount(undefined)?.code).toBe('ENTER_AMOUNT')
  expect(validateAmount(0n)?.code).toBe('AMOUNT_ZERO')
  expect(validateAmount(1n)).toBeNull()
  const balances = { balance: 500n, allowance: 300n }
  expect(validatePutIn(undefined, 100n, balances)?.code).toBe('ENTER_AMOUNT')
  expect(validatePutIn(0n, 100n, balances)?.code).toBe('AMOUNT_ZERO')
  expect(validatePutIn(99n, 100n, balances)?.code).toBe('BELOW_MINIMUM')
  expect(validatePutIn(501n, 100n, balances)?.code).toBe('ABOVE_BALANCE')
  expect(validatePutIn(301n, 100n, balances)?.code).toBe('ALLOW_FIRST')
  expect(validatePutIn(300n, 100n, balances)).toBeNull()
})

test('what goes with the call needs no allowance', () => {
  expect(validateSpend(5n, { balance: 5n, allowance: null })).toBeNull()
  expect(validateSpend(6n, { balance: 5n, allowance: null })?.code).toBe('ABOVE_BALANCE')
})

test('between two allowances lies 0', () => {
  expect(validateAllow(5n, 7n)?.code).toBe('ALLOWED_ALREADY')
  expect(validateAllow(5n, 0n)).toBeNull()
  expect(validateAllow(0n, 7n)).toBeNull()
})
