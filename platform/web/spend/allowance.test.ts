import { expect, test } from 'vitest'

import { allowanceFor, allowanceSteps } from './allowance.ts'

const usual = 1_000_000_000n

test('1000 at once unless more is needed, then exactly that', () => {
  expect(allowanceFor(200_000_000n, 'usual', usual)).toBe(1_000_000_000n)
  expect(allowanceFor(200_000_000n, 'exact', usual)).toBe(200_000_000n)
  expect(allowanceFor(1_000_000_000n, 'usual', usual)).toBe(1_000_000_000n)
  expect(allowanceFor(1_000_000_001n, 'usual', usual)).toBe(1_000_000_001n)
})

test('a coin without a usual sum is authorised exactly', () => {
  expect(allowanceFor(7n, 'usual', 0n)).toBe(7n)
})

test('what suffices needs no step; what stands and does not is taken back first', () => {
  expect(allowanceSteps(200n, 200n, 'usual', usual)).toEqual([])
  expect(allowanceSteps(0n, 200n, 'exact', usual)).toEqual([200n])
  expect(allowanceSteps(0n, 200n, 'usual', usual)).toEqual([1_000_000_000n])
  expect(allowanceSteps(199n, 200n, 'exact', usual)).toEqual([0n, 200n])
})
