import type { Address } from '#platform/std/address.ts'
import type { FailureKind } from '#platform/std/failure.ts'

import { lockFailures as f } from '../failures.ts'
import type { LockState } from '../shapes.ts'

/** Times are unix seconds. Each rule returns the first blocking reason. */

interface Lock {
  readonly owner: Address
  readonly offeredTo: Address | null
  readonly paid: bigint
  readonly lockTime: number
  readonly locked: boolean
}

export const daySeconds = 86_400
/** What a meter counts of the time left at most. */
export const yearSeconds = 365 * daySeconds

export function stateAt({ locked, lockTime }: Pick<Lock, 'locked' | 'lockTime'>, now: number) {
  const state: LockState = !locked ? 'unlocked' : now < lockTime ? 'locked' : 'due'
  return state
}

/** Of the caller, and not paid whole. */
export function validateOwn(
  lock: Pick<Lock, 'owner' | 'locked'> | undefined,
  caller: Address,
): FailureKind | null {
  if (lock === undefined) return f.NO_SUCH_LOCK
  if (lock.owner !== caller) return f.NOT_YOUR_LOCK
  return lock.locked ? null : f.LOCK_ENDED
}

export const validateUnlock = (
  { lockTime }: Pick<Lock, 'lockTime'>,
  now: number,
): FailureKind | null => (now < lockTime ? f.BEFORE_UNLOCK_TIME : null)

/** What is added is locked: before its time alone. */
export const validateIncrease = (
  { lockTime }: Pick<Lock, 'lockTime'>,
  now: number,
): FailureKind | null => (now < lockTime ? null : f.EXTEND_FIRST)

/** One that has paid a part has ended, and only the rest is owed. */
export function validateExtend(
  { lockTime, paid }: Pick<Lock, 'lockTime' | 'paid'>,
  end: number,
): FailureKind | null {
  if (paid > 0n) return f.LOCK_ENDED
  return end > lockTime ? null : f.NOT_LATER
}

export function validateAccept(
  lock: Pick<Lock, 'locked' | 'offeredTo'> | undefined,
  caller: Address,
): FailureKind | null {
  if (lock === undefined) return f.NO_SUCH_LOCK
  if (!lock.locked) return f.LOCK_ENDED
  return lock.offeredTo === caller ? null : f.NOT_OFFERED
}

interface ForB {
  readonly amount: bigint
  /** Seconds; 0 only adds. */
  readonly lockTime: number
  readonly now: number
}

/** A lock B that is made, added to or has a later end; `running`: the caller's own one. */
export function validateLockB(
  { amount, lockTime, now }: ForB,
  running: Pick<Lock, 'lockTime' | 'paid'> | null,
): { readonly kind: FailureKind; readonly field: 'amount' | 'lockTime' } | null {
  if (running !== null && running.paid > 0n) return { kind: f.LOCK_ENDED, field: 'amount' }
  if (amount === 0n && (lockTime === 0 || running === null)) {
    return { kind: f.AMOUNT_ZERO, field: 'amount' }
  }
  const before = running?.lockTime ?? 0
  const end = lockTime === 0 ? before : Math.max(before, now + lockTime)
  if (end <= now) return { kind: f.TIME_MISSING, field: 'lockTime' }
  if (amount === 0n && end === before) return { kind: f.NOT_LATER, field: 'lockTime' }
  return null
}

/** Hundredths of a percent of a supply, rounded down; null where there is none, or the coin returns less than a part. */
export function bpsOf(part: bigint, supply: bigint | null): number | null {
  if (supply === null || supply === 0n || part > supply) return null
  return Number((part * 10_000n) / supply)
}
