import { expect, test } from 'vitest'

import { aprBps, mostStake, perCoin } from './energy.ts'

const network = { limit: '180000000000', weight: '19000000000' }

test('a coin gives its part of the energy of all, and earns by it', () => {
  // 180 / 19 = 9.47…
  expect(perCoin(network)).toBe('9.4')
  // 9.473684 energy at 60 sun are 568.42 sun a day: 207,473.68 sun of a million in a year.
  expect(aprBps(60n, network)).toBe(2074)
  expect(aprBps(0n, network)).toBe(0)
})

test('where nothing is staked nothing is earned', () => {
  const none = { limit: '1', weight: '0' }
  expect([perCoin(none), aprBps(60n, none)]).toEqual(['0', 0])
})

test('Max leaves the fee of the call', () => {
  expect(mostStake(990_000_000_000n)).toBe(989_980_000_000n)
  expect([mostStake(20_000_000n), mostStake(1n)]).toEqual([0n, 0n])
})
