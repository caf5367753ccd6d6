import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Address } from '#platform/std/address.ts'

import {
  pendingAt,
  rewardOf,
  validateExit,
  validateOwn,
  validateStake,
  validateStakeAll,
  validateTransfer,
  validateUnlock,
} from './rules.ts'

const ann = 'TAnn' as Address
const ben = 'TBen' as Address
const week = { time: 604_800, rate: 1_000_000_000n }
// 1,000 s for a reward of 1,001: a step of 1.001 a second shows every rounding.
const stake = { start: 5_000, unlockTime: 6_000, reward: 1_001n, paid: 0n }

describe('the earned reward of a stake', () => {
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

  test('payments are subtracted, and the result is never negative', () => {
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
    ['to another account', held, ben, null],
    ['to oneself', held, ann, 'ALREADY_THERE'],
    ['to a contract of ours', held, 'TTeam', 'TO_CONTRACT'],
    ['while it is staked', { owner: ann, stake }, ben, 'STAKED_STAYS'],
    ['while it is staked, to a contract', { owner: ann, stake }, 'TCards', 'TO_CONTRACT'],
  ] as const)('%s', (_, card, to, code) => {
    expect(validateTransfer(card, to, ours)?.code ?? null).toBe(code)
  })
})

test('a reward is power x rate x time', () => {
  // 22 x 1e9 x 604,800
  expect(rewardOf(22, week)).toBe(13_305_600_000_000_000n)
})

test('the first rules in order: select, exists, yours', () => {
  const card = { owner: ann, stake: null }
  expect(validateOwn(undefined, null, ann)?.code).toBe('SELECT_FIRST')
  expect(validateOwn(7, null, ann)?.code).toBe('NO_SUCH_CARD')
  expect(validateOwn(7, card, ben)?.code).toBe('NOT_YOUR_CARD')
  expect(validateOwn(7, card, ann)).toBeNull()
})

test('then staked already, the term, the reserve', () => {
  const held = { owner: ann, stake: null }
  expect(validateStake({ owner: ann, stake }, undefined, 1, 0n)?.code).toBe('ALREADY_STAKED')
  expect(validateStake(held, undefined, 1, 0n)?.code).toBe('NO_SUCH_TERM')
  expect(validateStake(held, week, 22, 13_305_599_999_999_999n)?.code).toBe('RESERVE_TOO_SMALL')
  expect(validateStake(held, week, 22, 13_305_600_000_000_000n)).toBeNull()
})

test('of several the reserve covers the sum', () => {
  // 22 + 3 + 3 = 28 units: 28 x 1e9 x 604,800
  const sum = 16_934_400_000_000_000n
  expect(validateStakeAll(undefined, [22], sum)?.code).toBe('NO_SUCH_TERM')
  expect(validateStakeAll(week, [22, 3, 3], sum - 1n)?.code).toBe('RESERVE_TOO_SMALL')
  expect(validateStakeAll(week, [22, 3, 3], sum)).toBeNull()
})

test('removing waits for the unlock time, leaving does not', () => {
  const staked = { owner: ann, stake }
  const held = { owner: ann, stake: null }
  expect(validateUnlock(held, 9_000)?.code).toBe('NOT_STAKED')
  expect(validateUnlock(staked, 5_999)?.code).toBe('BEFORE_UNLOCK_TIME')
  expect(validateUnlock(staked, 6_000)).toBeNull()
  expect(validateExit(held)?.code).toBe('NOT_STAKED')
  expect(validateExit(staked)).toBeNull()
})
