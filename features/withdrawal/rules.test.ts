import { expect, test } from 'vitest'

import { feeOf, spread, stageStateAt } from './rules.ts'

test('the fee is rounded down', () => {
  expect(feeOf(10_000n, 50)).toBe(50n)
  expect(feeOf(199n, 50)).toBe(0n)
  expect(feeOf(399n, 50)).toBe(1n)
})

test('withdrawals use up the stages one after the other', () => {
  const withdrawn = (sum: bigint) => spread([400n, 0n, 100n], sum).map((one) => one.withdrawn)
  expect(withdrawn(0n)).toEqual([0n, 0n, 0n])
  expect(withdrawn(399n)).toEqual([399n, 0n, 0n])
  expect(withdrawn(450n)).toEqual([400n, 0n, 50n])
  expect(withdrawn(500n)).toEqual([400n, 0n, 100n])
})

test('a stage waits, is unlocked in the second of its time, and is withdrawn with its last unit', () => {
  const stage = { amount: 10n, withdrawn: 0n, time: 100 }
  expect(stageStateAt(stage, 99)).toBe('waiting')
  expect(stageStateAt(stage, 100)).toBe('unlocked')
  expect(stageStateAt({ ...stage, withdrawn: 9n }, 100)).toBe('unlocked')
  expect(stageStateAt({ ...stage, withdrawn: 10n }, 100)).toBe('withdrawn')
})
