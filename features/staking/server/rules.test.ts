import type { Address } from '#platform/std/address.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  aprBps,
  claimableAt,
  earnedAt,
  mostFor,
  rewardOf,
  validateExit,
  validateOwn,
  validateReserve,
  validateUnlock,
} from './rules.ts'

const unit = 10n ** 18n
/** 10 % a year over 30 days: 10 x 30 / 36,500 of the principal, rounded down. */
const month = { days: 30, rate: 8_219_178_082_191_780n }
// 1,000 s for a reward of 1,001: a step of 1.001 a second shows every rounding.
const stake = {
  start: 5_000,
  unlockTime: 6_000,
  reward: 1_001n,
  paid: 0n,
  state: 'earning',
} as const

test.each([
  [4_000, 0n],
  [5_000, 0n],
  [5_001, 1n],
  [5_500, 500n],
  [5_999, 999n],
  [6_000, 1_001n],
  [9_000, 1_001n],
])('at %i it has earned %i', (now, earned) => {
  expect(earnedAt(stake, now)).toBe(earned)
  expect(claimableAt({ ...stake, paid: 400n }, now)).toBe(earned > 400n ? earned - 400n : 0n)
})

test('an ended stake keeps its earned reward, an exited one only what was paid', () => {
  expect(claimableAt({ ...stake, paid: 1n, state: 'unstaked' }, 7_000)).toBe(1_000n)
  expect(claimableAt({ ...stake, paid: 1n, state: 'renewed' }, 7_000)).toBe(1_000n)
  expect(earnedAt({ ...stake, paid: 7n, state: 'left' }, 7_000)).toBe(7n)
  expect(claimableAt({ ...stake, paid: 7n, state: 'left' }, 7_000)).toBe(0n)
})

test('a reward is so much of the principal, rounded down', () => {
  expect(rewardOf(month, 1_000n * unit)).toBe(8_219_178_082_191_780_000n)
  expect(rewardOf(month, 121n)).toBe(0n)
  expect(rewardOf(month, 122n)).toBe(1n)
})

test('the most that a reserve covers is covered, and one more is not', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 33n }),
      fc.bigInt({ min: 0n, max: 10n ** 27n }),
      (rate, free) => {
        const term = { days: 30, rate }
        const most = mostFor(term, free)
        expect(validateReserve(term, most, free)).toBeNull()
        const more =
          most === 2n ** 96n - 1n ? 'the limit' : validateReserve(term, most + 1n, free)?.code
        expect(['the limit', 'RESERVE_TOO_SMALL']).toContain(more)
      },
    ),
  )
})

test('a year’s rate is the worth of the reward by the worth of the stake', () => {
  const same = { priceE12: 1n, decimals: 18 }
  expect(aprBps(month, same, same)).toBe(1_000)
  // 1 USDT for 30 days earns 20 TES x 7 % x 30 / 365 = 0.115068…; at 0.05 USDT that is 7 % a year.
  const usdt = { priceE12: 10n ** 18n, decimals: 6 }
  const tes = { priceE12: 5n * 10n ** 16n, decimals: 18 }
  const term = { days: 30, rate: (10n ** 18n * 20n * 10n ** 12n * 7n * 30n) / 36_500n }
  expect(aprBps(term, usdt, tes)).toBe(700)
  expect(aprBps(term, usdt, { ...tes, priceE12: 10n ** 17n })).toBe(1_400)
  expect(aprBps(term, { ...usdt, priceE12: 0n }, tes)).toBeNull()
})

test('a stake is its owner’s, is left at any time, and ends by its time', () => {
  const [ann, ben] = ['TAnn' as Address, 'TBen' as Address]
  expect(validateOwn(undefined, ann)?.code).toBe('NO_SUCH_STAKE')
  expect(validateOwn({ owner: ben }, ann)?.code).toBe('NOT_YOUR_STAKE')
  expect(validateOwn({ owner: ann }, ann)).toBeNull()
  for (const state of ['earning', 'matured'] as const) expect(validateExit({ state })).toBeNull()
  for (const state of ['unstaked', 'renewed', 'left'] as const) {
    expect(validateExit({ state })?.code).toBe('STAKE_ENDED')
    expect(validateUnlock({ ...stake, state }, 9_000)?.code).toBe('STAKE_ENDED')
  }
  expect(validateUnlock(stake, 5_999)?.code).toBe('BEFORE_UNLOCK_TIME')
  expect(validateUnlock(stake, 6_000)).toBeNull()
})
