import { expect, test } from 'vitest'

import { whyNotAllow, whyNotAmount, whyNotPutIn, whyNotSpend } from './spending.ts'

test('an amount is there and more than 0; what is put in is enough, had and allowed', () => {
  expect(whyNotAmount(undefined)?.code).toBe('ENTER_AMOUNT')
  expect(whyNotAmount(0n)?.code).toBe('AMOUNT_ZERO')
  expect(whyNotAmount(1n)).toBeNull()
  const purse = { balance: 500n, allowance: 300n }
  expect(whyNotPutIn(undefined, 100n, purse)?.code).toBe('ENTER_AMOUNT')
  expect(whyNotPutIn(0n, 100n, purse)?.code).toBe('AMOUNT_ZERO')
  expect(whyNotPutIn(99n, 100n, purse)?.code).toBe('BELOW_MINIMUM')
  expect(whyNotPutIn(501n, 100n, purse)?.code).toBe('ABOVE_BALANCE')
  expect(whyNotPutIn(301n, 100n, purse)?.code).toBe('ALLOW_FIRST')
  expect(whyNotPutIn(300n, 100n, purse)).toBeNull()
})

test('what goes with the call needs no allowance', () => {
  expect(whyNotSpend(5n, { balance: 5n, allowance: null })).toBeNull()
  expect(whyNotSpend(6n, { balance: 5n, allowance: null })?.code).toBe('ABOVE_BALANCE')
})

test('between two allowances lies 0', () => {
  expect(whyNotAllow(5n, 7n)?.code).toBe('ALLOWED_ALREADY')
  expect(whyNotAllow(5n, 0n)).toBeNull()
  expect(whyNotAllow(0n, 7n)).toBeNull()
})
