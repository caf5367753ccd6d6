import { expect, test } from 'vitest'

import { Rewards } from './audit/rewards.ts'

const period = 90n * 86_400n
/** 15 units in each second. */
const pool = 15n * period
const usdt = (whole: bigint): bigint => whole * 10n ** 6n

const opened = (): Rewards => {
  const rewards = new Rewards()
  rewards.open(1_000n, pool)
  return rewards
}

test('a small network shares by the least power, and nothing is earned before or after the period', () => {
  const rewards = opened()
  rewards.burn('alice', usdt(2_500n), 900)
  // 15 × 4/5 × 2,500/10,000 = 3 a second.
  expect(rewards.claim('alice', 0n, 1_000).most).toBe(0n)
  expect(rewards.claim('alice', 300n, 1_100).most).toBe(300n)
  const end = 1_000 + Number(period)
  expect(rewards.claim('alice', 0n, end + 500).most).toBe(3n * (period - 100n))
  expect(rewards.claim('alice', 0n, end + 900).most).toBe(0n)
})

test('a burn of another dilutes from its second on', () => {
  const rewards = opened()
  rewards.burn('alice', usdt(10_000n), 1_000)
  rewards.burn('bob', usdt(30_000n), 1_010)
  // 12 a second for 10 seconds, then a quarter of it for 8.
  const alice = rewards.claim('alice', 144n, 1_018)
  expect([alice.most, alice.least]).toEqual([144n, 141n])
  expect(rewards.claim('bob', 72n, 1_018).most).toBe(72n)
})

test('a node has its part of what was emitted since, to the unit', () => {
  const rewards = opened()
  rewards.activate(1n, 15n * 20n, 1_000)
  const claim = rewards.claimNode(1n, 5n, 1_100)
  expect([claim.most, claim.least]).toEqual([5n, 5n])
  expect(rewards.claimNode(1n, 0n, 1_119).most).toBe(0n)
})

test('a period that follows begins at the end of the one before', () => {
  const rewards = opened()
  rewards.open(1_000n + period, pool / 2n)
  expect(rewards.emitted(1_000n + period + 10n)).toBe(pool + 10n * (pool / 2n / period))
})
