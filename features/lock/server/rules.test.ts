import type { Address } from '#platform/std/address.ts'
import { describe, expect, test } from 'vitest'

import { dayField, lockTimeField } from '../fields.ts'
import {
  bpsOf,
  stateAt,
  validateAccept,
  validateExtend,
  validateIncrease,
  validateLockB,
  validateOwn,
  validateUnlock,
} from './rules.ts'

const [owner, other] = ['owner', 'other'] as unknown as readonly [Address, Address]
const code = (kind: { readonly code: string } | null) => kind?.code ?? null
const lock = { owner, offeredTo: null, paid: 0n, lockTime: 1_000, locked: true }

test('only an own lock that is not paid whole', () => {
  expect(code(validateOwn(undefined, owner))).toBe('NO_SUCH_LOCK')
  expect(code(validateOwn(lock, other))).toBe('NOT_YOUR_LOCK')
  expect(code(validateOwn({ ...lock, locked: false }, owner))).toBe('LOCK_ENDED')
  expect(validateOwn(lock, owner)).toBeNull()
})

test('at its second a lock can be unlocked, and no longer added to', () => {
  expect([code(validateUnlock(lock, 999)), code(validateUnlock(lock, 1_000))]).toEqual([
    'BEFORE_UNLOCK_TIME',
    null,
  ])
  expect([code(validateIncrease(lock, 999)), code(validateIncrease(lock, 1_000))]).toEqual([
    null,
    'EXTEND_FIRST',
  ])
  expect([stateAt(lock, 999), stateAt(lock, 1_000)]).toEqual(['locked', 'due'])
  expect(stateAt({ ...lock, locked: false }, 0)).toBe('unlocked')
})

test('a lock ends later, never at the same second; not once it has paid a part', () => {
  expect([code(validateExtend(lock, 1_000)), code(validateExtend(lock, 1_001))]).toEqual([
    'NOT_LATER',
    null,
  ])
  expect(code(validateExtend({ ...lock, paid: 1n }, 2_000))).toBe('LOCK_ENDED')
})

test('taken over by the one it is offered to', () => {
  expect(code(validateAccept(undefined, other))).toBe('NO_SUCH_LOCK')
  expect(code(validateAccept(lock, other))).toBe('NOT_OFFERED')
  expect(validateAccept({ ...lock, offeredTo: other }, other)).toBeNull()
  expect(code(validateAccept({ ...lock, locked: false }, other))).toBe('LOCK_ENDED')
})

describe('lock B', () => {
  const running = { lockTime: 1_000, paid: 0n }
  test.each([
    ['the first without an amount', 0n, 60, 500, null, 'AMOUNT_ZERO amount'],
    ['the first without a time', 5n, 0, 500, null, 'TIME_MISSING lockTime'],
    ['the first', 5n, 1, 500, null, null],
    ['neither', 0n, 0, 500, running, 'AMOUNT_ZERO amount'],
    ['more of it', 5n, 0, 500, running, null],
    ['more of one that is due', 5n, 0, 1_000, running, 'TIME_MISSING lockTime'],
    ['more of one that is due, and longer', 5n, 1, 1_000, running, null],
    ['not later', 0n, 500, 500, running, 'NOT_LATER lockTime'],
    ['later', 0n, 501, 500, running, null],
    ['one that has paid a part', 5n, 60, 500, { ...running, paid: 1n }, 'LOCK_ENDED amount'],
  ] as const)('%s', (_, amount, lockTime, now, of, wanted) => {
    const refused = validateLockB({ amount, lockTime, now }, of)
    expect(refused === null ? null : `${refused.kind.code} ${refused.field}`).toBe(wanted)
  })
})

test('a part of a supply is rounded down, and unknown where the coin returns less than it', () => {
  expect([bpsOf(1n, 3n), bpsOf(3n, 3n), bpsOf(0n, 3n)]).toEqual([3_333, 10_000, 0])
  expect([bpsOf(1n, null), bpsOf(0n, 0n), bpsOf(4n, 3n)]).toEqual([null, null, null])
})

test('days and seconds are those of 3,650 days', () => {
  expect([dayField.safeParse('3650').success, dayField.safeParse('3651').success]).toEqual([
    true,
    false,
  ])
  const most = String(3_650 * 86_400)
  expect(lockTimeField.safeParse(most).success).toBe(true)
  expect(lockTimeField.safeParse('315360001').success).toBe(false)
})
