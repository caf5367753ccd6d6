import { mulDivDown } from '#platform/std/amount.ts'
import type { ShownCoin } from '#platform/web/spend/coin.ts'

import type { LockCoin, LockState, LockView } from '../shapes.ts'

/** As amounts of it are typed and shown: base units where the coin states no decimals. */
export const shownOf = ({ symbol, decimals }: LockCoin): ShownCoin => ({
  symbol,
  decimals: decimals ?? 0,
})

/** Base units to show of it: what it is owed, and once it is unlocked what it paid. */
export const amountOf = ({ state, amount, paid }: Pick<LockView, 'state' | 'amount' | 'paid'>) =>
  BigInt(state === 'unlocked' ? paid : amount)

/** Whether its end can still be set: not once a part of it was paid. */
export const isExtendable = ({ paid }: Pick<LockView, 'paid'>): boolean => paid === '0'

/** Its state this second: time alone lets a lock become due. */
export const stateAt = ({ state, lockTime }: Pick<LockView, 'state' | 'lockTime'>, now: number) =>
  (state === 'locked' && now >= lockTime ? 'due' : state) satisfies LockState

/** Seconds that have passed of a lock, and that are left. */
export function timeOf(
  { createTime, lockTime }: Pick<LockView, 'createTime' | 'lockTime'>,
  now: number,
): { readonly passed: number; readonly left: number } {
  const whole = Math.max(1, lockTime - createTime)
  const passed = Math.min(whole, Math.max(0, now - createTime))
  return { passed, left: whole - passed }
}

/** Where anyone can read this lock. */
export const proofPath = ({
  kind,
  owner,
  createTime,
}: Pick<LockView, 'kind' | 'owner' | 'createTime'>): string =>
  `/lockProof?kind=${kind}&owner=${owner}&createTime=${createTime}`

/** One name for a lock among others. */
export const keyOf = ({
  kind,
  owner,
  createTime,
}: Pick<LockView, 'kind' | 'owner' | 'createTime'>): string => `${kind} ${owner} ${createTime}`

/** Base units of USDT, rounded down; `price` is that of one whole coin. null without one. */
export const worthOf = (
  units: bigint,
  { decimals }: Pick<LockCoin, 'decimals'>,
  price: string | null,
): bigint | null =>
  price === null || decimals === null
    ? null
    : mulDivDown(units, BigInt(price), 10n ** BigInt(decimals))
