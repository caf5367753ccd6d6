import { expect, test } from 'vitest'

import { argTerm, nameText, valueText } from './termText.ts'
import { tokenTerms } from './tokenTerms.ts'

const forms = {
  coins: [
    { symbol: 'TRX', decimals: 6, address: null },
    { symbol: 'USDT', decimals: 6, address: 'T1' },
    { symbol: 'TES', decimals: 18, address: 'T2' },
  ],
  dateTime: (seconds: number) => `date ${seconds}`,
  duration: (seconds: number) => `${seconds} long`,
}

test.each([
  ['the network’s own coin', '1500001', 'native', '1.500001 TRX'],
  ['dollars', '50000000', 'USDT', '50 USDT'],
  ['a token of 18 decimals', '1', 'TES', '0.000000000000000001 TES'],
  ['several at once', '["1000000","2"]', 'USDT', '1 USDT, 0.000002 USDT'],
  ['a moment', '1767225600', 'time', 'date 1767225600'],
  ['a length of time', '604800', 'seconds', '604800 long'],
] as const)('%s is shown with its unit', (_, value, unit, returned) => {
  expect(valueText(value, unit, forms)).toBe(returned)
})

test.each([
  ['a number that is no amount', '7001', 'plain'],
  ['no number', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', 'native'],
  ['a list that is none', '["1"', 'TES'],
  ['an empty list', '[]', 'TES'],
  ['no date', '9'.repeat(30), 'time'],
] as const)('%s stays as the contract gives it', (_, value, unit) => {
  expect(valueText(value, unit, forms)).toBeNull()
})

test('an amount of a coin that the network does not have stays as it is', () => {
  expect(valueText('5', 'TES', { ...forms, coins: [] })).toBeNull()
})

test('texts are found by contract and name, the nearer first', () => {
  const fee = { text: { en: 'Fee', tc: '手續費' }, unit: 'native' } as const
  const near = { text: { en: 'Sale fee', tc: '銷售手續費' }, unit: 'TES' } as const
  const terms = { Shop: { names: {}, args: { fee, 'Sold.fee': near } } }
  expect(argTerm(terms, 'Shop', 'Sold', 'fee')).toBe(near)
  expect(argTerm(terms, 'Shop', 'Paid', 'fee')).toBe(fee)
  expect(nameText(tokenTerms, 'Tes', 'Transfer')?.tc).toBe('轉移')
})

test('names of an unknown contract have no texts', () => {
  for (const name of ['constructor', '__proto__', 'toString']) {
    expect(nameText(tokenTerms, name, name)).toBeNull()
    expect(argTerm(tokenTerms, 'Tes', name, name)).toBeNull()
  }
  expect(nameText(tokenTerms, null, 'Transfer')).toBeNull()
})
