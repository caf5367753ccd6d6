import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { orderState } from './orderState.ts'

const landing = 11 * 60
const clockAt = (now: number, solid = 0) => ({
  now: () => now,
  isFinal: (block: number) => block <= solid,
})
const order = { txHash: null, sentAt: null, expiresAt: 1_000 }
const sent = { ...order, txHash: 'ab'.repeat(32), sentAt: 900 }
const mined = { result: 'SUCCESS', block: 50 }

describe('what an order has become', () => {
  test.each([
    ['fixed, its terms hold', order, null, clockAt(1_000), 'created'],
    ['never signed, its terms are over', order, null, clockAt(1_001), 'expired'],
    ['sent, may still land', sent, null, clockAt(900 + landing), 'sent'],
    ['sent, can no longer land', sent, null, clockAt(901 + landing), 'expired'],
    ['in a block', sent, mined, clockAt(5_000, 49), 'packed'],
    ['in a final block', sent, mined, clockAt(5_000, 50), 'done'],
    ['refused by the contract', sent, { ...mined, result: 'REVERT' }, clockAt(905), 'failed'],
    ['out of energy', sent, { ...mined, result: 'OUT_OF_ENERGY' }, clockAt(905), 'failed'],
  ] as const)('%s', (_, row, transaction, clock, state) => {
    expect(orderState(row, transaction, clock)).toBe(state)
  })

  test('what is mined never reads as expired, whatever the time', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000_000),
        fc.nat(1_000),
        fc.nat(1_000),
        fc.constantFrom('SUCCESS', 'REVERT', 'OUT_OF_ENERGY', 'OUT_OF_TIME'),
        (now, block, solid, result) => {
          const state = orderState(sent, { result, block }, clockAt(now, solid))
          const wanted = result !== 'SUCCESS' ? 'failed' : block <= solid ? 'done' : 'packed'
          return state === wanted
        },
      ),
    )
  })
})
