import { creationFee, isEnabled } from '#features/launch/public.server.ts'
import type { App } from '#platform/server/app.ts'
import { orIfSilent } from '#platform/server/owed.ts'
import type { Address } from '#platform/std/address.ts'
import { Failure } from '#platform/std/failure.ts'

import type { DaoCall } from '../calls.ts'
import type { Obstacle } from '../shapes.ts'
import { poolNow } from './contract.ts'

/** Base units of a coin. */
interface Pool {
  readonly amount: bigint
  readonly payable: bigint
}

/** What proposals change, as it is; null while the node is silent, and of a coin that does not answer. */
export interface Around {
  readonly fee: bigint | null
  readonly enabled: boolean | null
  readonly pools: ReadonlyMap<Address, Pool | null>
}

/** What a call changes: from this to that. */
export interface Effect {
  readonly before: bigint | null
  readonly after: bigint | null
}

type Stands = Pick<Obstacle, 'what' | 'missing'> | null

export async function aroundOf(app: App, calls: readonly DaoCall[]): Promise<Around> {
  const coins = [...new Set(calls.flatMap((call) => (call.kind === 'pay' ? [call.coin] : [])))]
  const [fee, enabled, ...pools] = await Promise.all([
    orIfSilent(creationFee(app), () => null),
    orIfSilent(isEnabled(app), () => null),
    ...coins.map((coin) => orIfSilent(orRefused(poolNow(app, coin)), () => null)),
  ])
  return { fee, enabled, pools: new Map(coins.map((coin, i) => [coin, pools[i] ?? null])) }
}

/** null if a coin of others refuses, or answers in another form. A node that is silent is no answer of the coin. */
async function orRefused<T>(asking: Promise<T>): Promise<T | null> {
  try {
    return await asking
  } catch (error) {
    if (error instanceof Failure) throw error
    return null
  }
}

/** What each call would change, the earlier ones done, and what stands against it. */
export function effectsOf(calls: readonly DaoCall[], around: Around) {
  let now = around
  const effects: Effect[] = []
  const against: Obstacle[] = []
  for (const [call, one] of calls.entries()) {
    const { effect, stands, next } = stepOf(one, now)
    effects.push(effect)
    if (stands !== null) against.push({ ...stands, call })
    now = next
  }
  return { effects, against }
}

interface Step {
  readonly effect: Effect
  readonly stands: Stands
  readonly next: Around
}

function stepOf(call: DaoCall, now: Around): Step {
  if (call.kind === 'pay') return payment(call, now)
  if (call.kind === 'disable') {
    const { enabled } = now
    const before = enabled === null ? null : BigInt(enabled)
    const after = enabled === null ? null : 0n
    return { effect: { before, after }, stands: null, next: { ...now, enabled: false } }
  }
  const { fee } = now
  const effect = { before: fee, after: fee === null ? null : call.fee }
  if (fee === null || call.fee < fee) {
    return { effect, stands: null, next: { ...now, fee: fee === null ? null : call.fee } }
  }
  return { effect, stands: { what: 'fee', missing: null }, next: now }
}

function payment(call: Extract<DaoCall, { kind: 'pay' }>, now: Around): Step {
  const pool = now.pools.get(call.coin) ?? null
  if (pool === null) return { effect: { before: null, after: null }, stands: null, next: now }
  const { amount: before, payable } = pool
  const after = rest(before, call.amount)
  const pools = new Map(now.pools).set(call.coin, {
    amount: after,
    payable: rest(payable, call.amount),
  })
  return {
    effect: { before, after },
    stands: shortOf('pool', call.amount, before) ?? shortOf('limit', call.amount, payable),
    next: { ...now, pools },
  }
}

const rest = (of: bigint, taken: bigint): bigint => (taken > of ? 0n : of - taken)

const shortOf = (what: 'pool' | 'limit', asked: bigint, there: bigint): Stands =>
  asked > there ? { what, missing: String(asked - there) } : null
