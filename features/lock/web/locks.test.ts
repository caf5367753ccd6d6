import { addressFromHex } from '#platform/std/address.ts'
import { expect, test } from 'vitest'

import { proofPath, stateAt, timeOf, worthOf } from './locks.ts'

const lock = { createTime: 1_000, lockTime: 2_000, state: 'locked' } as const

test.each([
  [1_999, 'locked'],
  [2_000, 'due'],
  [9_999, 'due'],
])('at %i it is %s', (now, state) => {
  expect(stateAt(lock, now)).toBe(state)
})

test('what is unlocked stays so', () => {
  expect(stateAt({ ...lock, state: 'unlocked' }, 9_999)).toBe('unlocked')
})

test.each([
  [900, 0, 1_000],
  [1_250, 250, 750],
  [2_500, 1_000, 0],
])('at %i, %i s have passed and %i are left', (now, passed, left) => {
  expect(timeOf(lock, now)).toEqual({ passed, left })
})

test('worth is rounded down; without price or decimals there is none', () => {
  // 1.5 coins of 18 decimals at 0.333333 USDT.
  expect(worthOf(15n * 10n ** 17n, { decimals: 18 }, '333333')).toBe(499_999n)
  expect(worthOf(1n, { decimals: 18 }, null)).toBeNull()
  expect(worthOf(1n, { decimals: null }, '333333')).toBeNull()
})

test('a proof is addressed by kind, holder and key', () => {
  const owner = addressFromHex('1'.repeat(40))
  expect(proofPath({ kind: 'B', owner, createTime: 7 })).toBe(
    `/lockProof?kind=B&owner=${owner}&createTime=7`,
  )
})
