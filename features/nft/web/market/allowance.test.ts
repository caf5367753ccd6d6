import { expect, test } from 'vitest'

import { allowanceFor, allowanceSteps } from './allowance.ts'

test('1000 at once unless more is needed, then exactly that', () => {
  expect(allowanceFor(200_000_000n, 'usual')).toBe(1_000_000_000n)
  expect(allowanceFor(200_000_000n, 'exact')).toBe(200_000_000n)
  expect(allowanceFor(1_000_000_000n, 'usual')).toBe(1_000_000_000n)
  expect(allowanceFor(1_000_000_001n, 'usual')).toBe(1_000_000_001n)
})

test('what suffices needs no step; what stands and does not is taken back first', () => {
  expect(allowanceSteps(200n, 200n, 'usual')).toEqual([])
  expect(allowanceSteps(0n, 200n, 'exact')).toEqual([200n])
  expect(allowanceSteps(0n, 200n, 'usual')).toEqual([1_000_000_000n])
  expect(allowanceSteps(199n, 200n, 'exact')).toEqual([0n, 200n])
})
