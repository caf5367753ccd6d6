import { action } from '#platform/std/action.ts'
import { addressField, amountField } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

import { lockFailures as f } from './failures.ts'
import { createTimeField, dayField, lockKind, lockTimeField } from './fields.ts'
import { lockReasons as reasons } from './reasons.ts'

const lockA = { contract: 'LockA', reasons, access: 'session' } as const
const lockB = { contract: 'LockB', reasons, access: 'session' } as const
const spending = [f.ENTER_AMOUNT, f.AMOUNT_ZERO, f.ABOVE_BALANCE, f.ALLOW_FIRST]
const own = [f.NO_SUCH_LOCK, f.NOT_YOUR_LOCK, f.LOCK_ENDED]
const paying = [f.BEFORE_UNLOCK_TIME, f.NOTHING_LEFT]

export const lockActions = {
  lock: action({
    ...lockA,
    path: { before: '/tessera/lock/lockBefore', after: '/tessera/lock/lockAfter' },
    kind: 'lock.lock',
    method: 'lock(uint256 amount, address coin, uint256 day)',
    summary: 'Order of a lock A: an amount of a coin for a number of days',
    input: { coin: addressField, amount: z.optional(amountField), day: dayField },
    failures: [f.NO_COIN, ...spending, f.COIN_SHORT],
  }),

  increase: action({
    ...lockA,
    path: { before: '/tessera/lock/increaseBefore', after: '/tessera/lock/increaseAfter' },
    kind: 'lock.increase',
    method: 'increase(uint256 createTime, uint256 amount)',
    summary: 'Order that adds to a lock A of mine before its time',
    input: { createTime: createTimeField, amount: z.optional(amountField) },
    failures: [...own, ...spending, f.EXTEND_FIRST, f.COIN_SHORT],
  }),

  extend: action({
    ...lockA,
    path: { before: '/tessera/lock/extendBefore', after: '/tessera/lock/extendAfter' },
    kind: 'lock.extend',
    method: 'extend(uint256 createTime, uint256 day)',
    summary: 'Order that has a lock A of mine end later: a number of days from now',
    input: { createTime: createTimeField, day: dayField },
    failures: [...own, f.NOT_LATER],
  }),

  offer: action({
    ...lockA,
    path: { before: '/tessera/lock/offerBefore', after: '/tessera/lock/offerAfter' },
    kind: 'lock.offer',
    method: 'offer(uint256 createTime, address to)',
    summary: 'Order that offers a lock A of mine to an address',
    input: { createTime: createTimeField, to: z.optional(addressField) },
    failures: [...own, f.NO_ADDRESS, f.TO_OURS, f.OWN_LOCK],
  }),

  takeBack: action({
    ...lockA,
    path: { before: '/tessera/lock/takeBackBefore', after: '/tessera/lock/takeBackAfter' },
    kind: 'lock.takeBack',
    method: 'offer(uint256 createTime, address to)',
    summary: 'Order that withdraws the offer of a lock A of mine: `to` is the zero address',
    input: { createTime: createTimeField },
    failures: [...own, f.NOTHING_OFFERED],
  }),

  accept: action({
    ...lockA,
    path: { before: '/tessera/lock/acceptBefore', after: '/tessera/lock/acceptAfter' },
    kind: 'lock.accept',
    method: 'accept(uint256 createTime)',
    summary: 'Order that takes over a lock A that is offered to me',
    input: { createTime: createTimeField },
    failures: [f.NO_SUCH_LOCK, f.NOT_OFFERED, f.LOCK_ENDED],
  }),

  unlock: action({
    ...lockA,
    path: { before: '/tessera/lock/unlockBefore', after: '/tessera/lock/unlockAfter' },
    kind: 'lock.unlock',
    method: 'unlock(uint256 createTime)',
    summary: 'Order that pays a lock A of mine; refused before its time, with the time',
    input: { createTime: createTimeField },
    failures: [...own, ...paying],
  }),

  withdrawTo: action({
    ...lockA,
    path: { before: '/tessera/lock/withdrawToBefore', after: '/tessera/lock/withdrawToAfter' },
    kind: 'lock.withdrawTo',
    method: 'withdrawTo(uint256 createTime, address to)',
    summary: 'The same, to another address',
    input: { createTime: createTimeField, to: z.optional(addressField) },
    failures: [...own, ...paying, f.NO_ADDRESS, f.TO_OURS],
  }),

  lockB: action({
    ...lockB,
    path: { before: '/tessera/lock/lockBBefore', after: '/tessera/lock/lockBAfter' },
    kind: 'lock.lockB',
    method: 'lock(uint256 amount, uint256 lockTime)',
    summary:
      'Order that locks LP in lock B: adds an amount, or has the lock end that many seconds from now, or both',
    input: { amount: z.optional(amountField), lockTime: lockTimeField },
    failures: [...spending, f.LOCK_ENDED, f.TIME_MISSING, f.NOT_LATER, f.COIN_SHORT],
  }),

  unlockB: action({
    ...lockB,
    path: { before: '/tessera/lock/unlockBBefore', after: '/tessera/lock/unlockBAfter' },
    kind: 'lock.unlockB',
    method: 'unlock()',
    summary: 'Order that pays my lock B; refused before its time, with the time',
    failures: [f.NO_SUCH_LOCK, f.LOCK_ENDED, ...paying],
  }),

  forEver: action({
    path: { before: '/tessera/lock/forEverBefore', after: '/tessera/lock/forEverAfter' },
    kind: 'lock.forEver',
    // Of any coin, and no index reads the transfers of all.
    byReceipt: true,
    contract: ({ coin = '' }) => coin,
    method: 'transfer(address to, uint256 value)',
    access: 'session',
    summary: 'Order that sends an amount of a coin to 0x…dEaD, where nobody can move it again',
    input: { coin: addressField, amount: z.optional(amountField) },
    failures: [f.NO_COIN, f.ENTER_AMOUNT, f.AMOUNT_ZERO, f.ABOVE_BALANCE],
    reasons,
  }),

  approve: action({
    path: { before: '/tessera/lock/approveBefore', after: '/tessera/lock/approveAfter' },
    kind: 'lock.approve',
    // Of any coin, and no index reads the approvals of all.
    byReceipt: true,
    contract: ({ coin = '' }) => coin,
    method: 'approve(address spender, uint256 value)',
    access: 'session',
    summary: 'Order that lets lock A or B take an amount of a coin of mine; 0 takes it back',
    input: { kind: lockKind, coin: addressField, amount: z.optional(amountField) },
    failures: [f.NO_COIN, f.NOT_OF_B, f.ENTER_AMOUNT, f.ALLOWED_ALREADY],
    reasons,
  }),
}
