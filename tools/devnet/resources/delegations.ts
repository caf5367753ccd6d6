/** Who has lent which stake to whom. */
import type { DelegationRow, State } from '../state.ts'
import type { Resource } from './limits.ts'

const nothing: DelegationRow = { amounts: [0n, 0n], expires: [0, 0] }

const keyOf = (from: string, to: string, locked: boolean): string => from + to + (locked ? 'L' : '')

export const delegation = (
  state: State,
  from: string,
  to: string,
  locked: boolean,
): DelegationRow | undefined => state.get('delegations', keyOf(from, to, locked))

function put(state: State, from: string, to: string, locked: boolean, row: DelegationRow): void {
  const key = keyOf(from, to, locked)
  if (row.amounts.some((each) => each !== 0n)) state.set('delegations', key, row)
  else state.delete('delegations', key)
}

/** A pair with one of its two replaced. */
const at = <T>(pair: readonly [T, T], resource: Resource, value: T): readonly [T, T] =>
  resource === 0 ? [value, pair[1]] : [pair[0], value]

/** What is no longer locked can be taken back at once. */
export function unlockExpired(state: State, from: string, to: string, now: number): void {
  let locked = delegation(state, from, to, true)
  if (locked === undefined) return
  let free = delegation(state, from, to, false) ?? nothing
  for (const resource of [0, 1] as const) {
    if (locked.expires[resource] >= now) continue
    free = {
      amounts: at(free.amounts, resource, free.amounts[resource] + locked.amounts[resource]),
      expires: at(free.expires, resource, 0),
    }
    locked = {
      amounts: at(locked.amounts, resource, 0n),
      expires: at(locked.expires, resource, 0),
    }
  }
  put(state, from, to, true, locked)
  put(state, from, to, false, free)
}

/** `expires`: milliseconds until which it is locked; 0 for no lock. */
export function lend(
  state: State,
  from: string,
  to: string,
  resource: Resource,
  sun: bigint,
  expires: number,
  now: number,
): void {
  unlockExpired(state, from, to, now)
  const locked = expires > 0
  const row = delegation(state, from, to, locked) ?? nothing
  put(state, from, to, locked, {
    amounts: at(row.amounts, resource, row.amounts[resource] + sun),
    expires: at(row.expires, resource, expires),
  })
  state.set('delegationTimes', from + to, now)
}

/** sun that can be taken back now. */
export function reclaimable(
  state: State,
  from: string,
  to: string,
  resource: Resource,
  now: number,
): bigint {
  const locked = delegation(state, from, to, true)
  const over = locked !== undefined && locked.expires[resource] < now
  const free = delegation(state, from, to, false)?.amounts[resource] ?? 0n
  return free + (over ? locked.amounts[resource] : 0n)
}

/** Takes back; the caller has checked that it can be. */
export function reclaim(
  state: State,
  from: string,
  to: string,
  resource: Resource,
  sun: bigint,
  now: number,
): void {
  unlockExpired(state, from, to, now)
  const row = delegation(state, from, to, false) ?? nothing
  put(state, from, to, false, {
    amounts: at(row.amounts, resource, row.amounts[resource] - sun),
    expires: at(row.expires, resource, 0),
  })
  const left = [true, false].some((locked) => delegation(state, from, to, locked) !== undefined)
  if (!left) state.delete('delegationTimes', from + to)
}

/** Who lends to an account and whom it lends to, 40 hex digits each, by the time of the latest loan. */
export function partners(
  state: State,
  address: string,
): { readonly lenders: string[]; readonly borrowers: string[] } {
  const found = [...state.rows('delegationTimes')].sort(([, a], [, b]) => a - b)
  return {
    lenders: found.filter(([key]) => key.endsWith(address)).map(([key]) => key.slice(0, 40)),
    borrowers: found.filter(([key]) => key.startsWith(address)).map(([key]) => key.slice(40)),
  }
}
