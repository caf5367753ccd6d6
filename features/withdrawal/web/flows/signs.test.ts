import { someone } from '#platform/web/flow/testing/signs.ts'
import { expect, test } from 'vitest'

import { initializationFlow, unlockLimitFlow, withdrawFlow } from './own.tsx'

test('a withdrawal is of this amount and at most this fee', () => {
  const { signs } = withdrawFlow
  expect(signs.args({ amount: '500', mostFee: '5' }, {}, someone)).toEqual(['500', '5'])
  expect(signs.args({}, {}, someone)).toEqual([null, null])
})

test.each([initializationFlow, unlockLimitFlow])(
  '$kind takes coins on chain, and is sent none',
  ({ signs }) => {
    expect(signs.args({}, {}, someone)).toEqual([])
    expect(signs.pays).toBeUndefined()
  },
)
