import { describe, expect, test } from 'vitest'

import { missingVotes, quorumOf, stateAt } from './rules.ts'

/** By hand, of small numbers: a quorum of 4 % or 100, 60 votes for a payment. */
const rules = { quorumPercent: 4, quorumFloor: 100n, paymentVotes: 60n }
const none = {
  pays: false,
  startsAt: 1_000,
  endsAt: 2_000,
  eta: null,
  executedAt: null,
  canceledAt: null,
  votesFor: 0n,
  votesAgainst: 0n,
  votesAbstain: 0n,
  stakedThen: 1_000n,
}
const at = (now: number) => ({ now, staked: 1_000n })

test('the quorum is a part of what was staked as the vote began, at least its floor', () => {
  expect(quorumOf({ stakedThen: 2_499n }, rules, 0n)).toBe(100n)
  expect(quorumOf({ stakedThen: 2_525n }, rules, 0n)).toBe(101n)
  expect(quorumOf({ stakedThen: null }, rules, 10_000n)).toBe(400n)
  expect(quorumOf({ stakedThen: 0n }, rules, 10_000n)).toBe(100n)
})

describe('what is missing', () => {
  const missing = (row: Partial<typeof none>) =>
    missingVotes({ ...none, ...row }, rules, 0n).map(({ what, missing: amount }) => [what, amount])

  test('votes against count for no quorum, and as many of both sides are no majority', () => {
    expect(missing({})).toEqual([
      ['quorum', '100'],
      ['majority', '1'],
    ])
    expect(missing({ votesAgainst: 500n })).toEqual([
      ['quorum', '100'],
      ['majority', '501'],
    ])
    expect(missing({ votesFor: 1n, votesAbstain: 99n })).toEqual([])
    expect(missing({ votesFor: 100n, votesAgainst: 100n })).toEqual([['majority', '1']])
  })

  test('a payment needs a part of all coins in favour', () => {
    expect(missing({ pays: true, votesFor: 59n, votesAbstain: 41n })).toEqual([['leastFor', '1']])
    expect(missing({ pays: true, votesFor: 60n, votesAbstain: 40n })).toEqual([])
  })
})

describe('states', () => {
  const state = (row: Partial<Record<keyof typeof none, unknown>>, now: number) =>
    stateAt({ ...none, ...row } as typeof none, rules, at(now))

  test('the second of the start is before the vote, that of the end within it', () => {
    expect([1_000, 1_001, 2_000, 2_001].map((now) => state({}, now))).toEqual([
      'pending',
      'active',
      'active',
      'defeated',
    ])
  })

  test('one that has succeeded is queued, waits and is executed', () => {
    const won = { votesFor: 100n }
    expect(state(won, 2_000)).toBe('active')
    expect(state(won, 2_001)).toBe('succeeded')
    expect(state({ ...won, eta: 3_000 }, 2_999)).toBe('queued')
    expect(state({ ...won, eta: 3_000 }, 3_000)).toBe('ready')
    expect(state({ ...won, eta: 3_000, executedAt: 3_001 }, 9_000)).toBe('executed')
    expect(state({ canceledAt: 900 }, 950)).toBe('canceled')
  })
})
