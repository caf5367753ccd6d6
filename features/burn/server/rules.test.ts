import { expect, test } from 'vitest'

import {
  dailyNow,
  earnedBy,
  emittedAt,
  leastPower,
  lessBy,
  networkAt,
  nodeEarned,
  nodesPart,
  nodeStateAt,
  noNetwork,
  partOf,
  secondsOfPeriod,
  stateAt,
  validateActivate,
  validateOwn,
  validateRefund,
} from './rules.ts'

const first = { start: 1_000, perSecond: 10n, before: 0n }
const whole = 10n * BigInt(secondsOfPeriod)
const end = 1_000 + secondsOfPeriod

test('a period emits evenly from its first second to its last, and a gap nothing', () => {
  const second = { start: end + 100, perSecond: 5n, before: whole }
  const periods = [first, second]
  const times = [0, 1_000, 1_001, end - 1, end, end + 100, end + 101]
  expect(times.map((time) => emittedAt(periods, time))).toEqual([
    0n,
    0n,
    10n,
    whole - 10n,
    whole,
    whole,
    whole + 5n,
  ])
  expect(emittedAt([], 5_000)).toBe(0n)
})

test('one that is open ahead begins at the end of the one that runs', () => {
  const ahead = { start: end, perSecond: 5n, before: whole }
  expect(emittedAt([first, ahead], end - 1)).toBe(whole - 10n)
  expect(emittedAt([first, ahead], end + 2)).toBe(whole + 10n)
})

test('all power shares four fifths, a small network by the least power; never more than was emitted', () => {
  const own = leastPower / 4n
  const small = networkAt({ ...noNetwork, power: own }, 1_000n)
  // 1,000 × 4/5 / 4, rounded down.
  expect([199n, 200n]).toContain(earnedBy(own, 0n, small.each))
  const large = networkAt({ ...noNetwork, power: 3n * leastPower }, 1_000n)
  expect(3n * earnedBy(leastPower, 0n, large.each)).toBeLessThanOrEqual(800n)
  // An earlier moment changes nothing.
  expect(networkAt(large, 900n)).toBe(large)
  expect(earnedBy(own, large.each, 0n)).toBe(0n)
})

test('what an amount brings to a power, and half of it in a network of twice the power', () => {
  expect(partOf(1_000n, 2n * leastPower, 4n * leastPower)).toBe(400n)
  expect(partOf(1_000n, 2n * leastPower, 8n * leastPower)).toBe(200n)
  expect(partOf(1_000n, leastPower / 2n, leastPower / 2n)).toBe(400n)
  expect([nodesPart(1_000n), nodeEarned(20n, 0n, 300n), nodeEarned(20n, 300n, 0n)]).toEqual([
    200n,
    1n,
    0n,
  ])
  expect([lessBy(999n, 100), lessBy(999n, 0)]).toEqual([989n, 999n])
})

test('no period, one that runs, and one that is over', () => {
  const states = [stateAt(0, 0, 5), stateAt(1, end, end - 1), stateAt(1, end, end)]
  expect(states).toEqual(['waiting', 'running', 'over'])
  const period = { opened: 1, end, pool: whole + 7n }
  expect([dailyNow(period, end - 1), dailyNow(period, end)]).toEqual([864_000n, 0n])
})

test('a node lapses by time, is its owner’s alone, and ends once', () => {
  const node = { owner: 'alice', state: 'waiting', until: 100 } as const
  expect([nodeStateAt(node, 100), nodeStateAt(node, 101)]).toEqual(['waiting', 'lapsed'])
  expect(nodeStateAt({ ...node, state: 'active' }, 101)).toBe('active')
  expect(validateOwn(undefined, 'alice')?.code).toBe('NO_SUCH_NODE')
  expect(validateOwn(node, 'bob')?.code).toBe('NOT_YOUR_NODE')
  expect(validateOwn({ ...node, state: 'refunded' }, 'alice')?.code).toBe('NODE_REFUNDED')
  expect(validateOwn(node, 'alice')).toBe(null)
  expect(validateRefund({ state: 'active' })?.code).toBe('NODE_ACTIVE')
  expect([validateActivate(node, 100), validateActivate(node, 101)?.code]).toEqual([null, 'LAPSED'])
})
