import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Address } from '#platform/std/address.ts'

import {
  pendingAt,
  rewardOf,
  whyNotExit,
  whyNotOwn,
  whyNotStake,
  whyNotStakeAll,
  whyNotTransfer,
  whyNotUnlock,
} from './rules.ts'

const ann = 'TAnn' as Address
const ben = 'TBen' as Address
const week = { time: 604_800, rate: 1_000_000_000n }
// 1,000 s for a reward of 1,001: a step of 1.001 a second shows every rounding.
const stake = { start: 5_000, unlockTime: 6_000, reward: 1_001n, paid: 0n }

describe('what a stake has earned', () => {
  test.each([
    [4_000, 0n],
    [5_000, 0n],
    [5_001, 1n],
    [5_500, 500n],
    [5_999, 999n],
    [6_000, 1_001n],
    [99_000, 1_001n],
  ])('at %i it is %s', (now, expected) => {
    expect(pendingAt(stake, now)).toBe(expected)
  })

  test('what was paid is taken off, and never comes out below nothing', () => {
    expect(pendingAt({ ...stake, paid: 400n }, 5_500)).toBe(100n)
    // A claim in the block ahead of our clock.
    expect(pendingAt({ ...stake, paid: 501n }, 5_500)).toBe(0n)
  })

  test('claiming at any moments pays the whole reward in the end, never more', () => {
    const moments = fc.array(fc.integer({ min: 4_900, max: 6_200 }), { maxLength: 30 })
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 88n - 1n }), moments, (reward, times) => {
        let paid = 0n
        for (const now of [...times.toSorted((a, b) => a - b), 6_000]) {
          paid += pendingAt({ ...stake, reward, paid }, now)
          expect(paid <= reward).toBe(true)
        }
        expect(paid).toBe(reward)
      }),
    )
  })
})

describe('giving a card away', () => {
  const held = { owner: ann, stake: null }
  const ours = ['TCards', 'TTeam']
  test.each([
    ['to somebody', held, ben, null],
    ['to oneself', held, ann, 'ALREADY_THERE'],
    ['to a contract of ours', held, 'TTeam', 'TO_CONTRACT'],
    ['while it is staked', { owner: ann, stake }, ben, 'STAKED_STAYS'],
    ['while it is staked, to a contract', { owner: ann, stake }, 'TCards', 'TO_CONTRACT'],
  ] as const)('%s', (_, card, to, code) => {
    expect(whyNotTransfer(card, to, ours)?.code ?? null).toBe(code)
  })
})

test('a reward is power x rate x time', () => {
  // 22 x 1e9 x 604,800
  expect(rewardOf(22, week)).toBe(13_305_600_000_000_000n)
})

test('the first rules in order: select, exists, yours', () => {
  const card = { owner: ann, stake: null }
  expect(whyNotOwn(undefined, null, ann)?.code).toBe('SELECT_FIRST')
  expect(whyNotOwn(7, null, ann)?.code).toBe('NO_SUCH_CARD')
  expect(whyNotOwn(7, card, ben)?.code).toBe('NOT_YOUR_CARD')
  expect(whyNotOwn(7, card, ann)).toBeNull()
})

test('then staked already, the term, the reserve', () => {
  const held = { owner: ann, stake: null }
  expect(whyNotStake({ owner: ann, stake }, undefined, 1, 0n)?.code).toBe('ALREADY_STAKED')
  expect(whyNotStake(held, undefined, 1, 0n)?.code).toBe('NO_SUCH_TERM')
  expect(whyNotStake(held, week, 22, 13_305_599_999_999_999n)?.code).toBe('RESERVE_TOO_SMALL')
  expect(whyNotStake(held, week, 22, 13_305_600_000_000_000n)).toBeNull()
})

test('of several the reserve covers the sum', () => {
  // 22 + 3 + 3 = 28 units: 28 x 1e9 x 604,800
  const sum = 16_934_400_000_000_000n
  expect(whyNotStakeAll(undefined, [22], sum)?.code).toBe('NO_SUCH_TERM')
  expect(whyNotStakeAll(week, [22, 3, 3], sum - 1n)?.code).toBe('RESERVE_TOO_SMALL')
  expect(whyNotStakeAll(week, [22, 3, 3], sum)).toBeNull()
})

test('removing waits for the unlock time, leaving does not', () => {
  const staked = { owner: ann, stake }
  const held = { owner: ann, stake: null }
  expect(whyNotUnlock(held, 9_000)?.code).toBe('NOT_STAKED')
  expect(whyNotUnlock(staked, 5_999)?.code).toBe('BEFORE_UNLOCK_TIME')
  expect(whyNotUnlock(staked, 6_000)).toBeNull()
  expect(whyNotExit(held)?.code).toBe('NOT_STAKED')
  expect(whyNotExit(staked)).toBeNull()
})
