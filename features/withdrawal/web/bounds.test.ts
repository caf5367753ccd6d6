import { typedAmount } from '#platform/web/spend/amount.ts'
import { expect, test } from 'vitest'

import { boundsOf } from './bounds.ts'
import { withdrawalTexts as texts } from './text.ts'

const tes = { symbol: 'TES', decimals: 2 }
const faultOf = (typed: string, available: bigint) => {
  const amount = typedAmount(typed, tes, boundsOf({ available, minimum: 1_000n }))
  return 'fault' in amount ? amount.fault : null
}

test('more than is available is refused, with the available amount', () => {
  expect(faultOf('400.01', 40_000n)).toEqual({
    text: texts.insufficient,
    values: { amount: '400 TES' },
  })
  expect(faultOf('400', 40_000n)).toBeNull()
})

test('less than the minimum withdrawal amount is refused, with the minimum', () => {
  expect(faultOf('9.99', 40_000n)).toEqual({
    text: texts.belowMinimum,
    values: { amount: '10 TES' },
  })
  expect(faultOf('10', 40_000n)).toBeNull()
})

test('a rest below the minimum can be withdrawn whole', () => {
  expect(faultOf('5', 500n)).toBeNull()
  expect(faultOf('4.99', 500n)).toMatchObject({ values: { amount: '5 TES' } })
})
