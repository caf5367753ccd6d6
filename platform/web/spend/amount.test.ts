import { expect, test } from 'vitest'

import { translate } from '../translate.ts'
import { numberFault, typedAmount } from './amount.ts'
import { spendTexts as texts } from './text.ts'

const usdt = { symbol: 'USDT', decimals: 6 }
const bounds = { balance: 12_500_000n, minimum: 1_000_000n }

test.each([
  ['', { text: texts.enterAmount }],
  ['  ', { text: texts.enterAmount }],
  ['0', { text: texts.zero }],
  ['0.000000', { text: texts.zero }],
  ['one', { text: texts.noNumber, values: { decimals: 6 } }],
  ['1e3', { text: texts.noNumber, values: { decimals: 6 } }],
  [
    '1,234',
    {
      text: texts.ambiguous,
      values: { decimals: 6, typed: '1,234', whole: '1234', part: '1.234' },
    },
  ],
  ['1 USDC', { text: texts.noNumber, values: { decimals: 6 } }],
  ['USDT', { text: texts.noNumber, values: { decimals: 6 } }],
  ['-1', { text: texts.negative, values: { decimals: 6 } }],
  ['१', { text: texts.otherDigits, values: { decimals: 6 } }],
  ['1.0000001', { text: texts.decimals, values: { decimals: 6 } }],
  ['9'.repeat(40), { text: texts.aboveBalance, values: { amount: '12.5 USDT' } }],
  ['12.500001', { text: texts.aboveBalance, values: { amount: '12.5 USDT' } }],
  ['0.999999', { text: texts.belowMinimum, values: { amount: '1 USDT' } }],
])('%j is refused with what is wrong', (typed, fault) => {
  expect(typedAmount(typed, usdt, bounds)).toEqual({ fault })
})

test.each([
  ['1', 1_000_000n],
  ['12.5', 12_500_000n],
  [' 1.000001 ', 1_000_001n],
  ['10,5', 10_500_000n],
  ['１０．５', 10_500_000n],
  ['12.5 USDT', 12_500_000n],
  ['12.5\u00a0USDT', 12_500_000n],
])('%j is taken', (typed, units) => {
  expect(typedAmount(typed, usdt, bounds)).toEqual({ units })
})

test('a symbol of digits is never taken off a number in groups', () => {
  const coin = { symbol: '000', decimals: 6 }
  expect(typedAmount('1 000', coin, { balance: null })).toEqual({ units: 1_000_000_000n })
})

test('the sentence about two readings names both', () => {
  const fault = numberFault('1,234', 2)
  expect(fault && translate('en', fault.text, fault.values)).toBe(
    '1,234 can mean 1234 or 1.234. Leave out the comma, or write a point',
  )
  expect(fault && translate('tc', fault.text, fault.values)).toBe(
    '1,234 可能是 1234 或 1.234，請去掉逗號或改用小數點',
  )
  expect(numberFault('0,5', 2)).toBeNull()
  expect(numberFault('', 2)).toBeNull()
})

test('beside the balance another bound may hold, in its own words', () => {
  const most = { units: 5_000_000n, text: texts.stands }
  expect(typedAmount('5', usdt, { ...bounds, most })).toEqual({ units: 5_000_000n })
  expect(typedAmount('5.000001', usdt, { ...bounds, most })).toEqual({
    fault: { text: texts.stands, values: { amount: '5 USDT' } },
  })
})

test('the minimum may have words of its own', () => {
  expect(typedAmount('0.5', usdt, { ...bounds, below: texts.stands })).toEqual({
    fault: { text: texts.stands, values: { amount: '1 USDT' } },
  })
})

test('a bound that is not known yet refuses nothing but what no contract keeps', () => {
  expect(typedAmount('99', usdt, { balance: null })).toEqual({ units: 99_000_000n })
  const most = '79228162514264337593543.950335'
  expect(typedAmount(most, usdt, { balance: null })).toEqual({ units: 2n ** 96n - 1n })
  expect(typedAmount(most.replace(/5$/, '6'), usdt, { balance: null })).toEqual({
    fault: {
      text: texts.aboveAny,
      values: { amount: '79,228,162,514,264,337,593,543.950335 USDT' },
    },
  })
})
