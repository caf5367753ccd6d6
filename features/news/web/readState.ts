import { runtimeConfig } from '#platform/web/runtime.ts'
import { storage } from '#platform/web/storage.ts'
import { createStore } from '#platform/web/store.ts'

import type { Remembered } from '../verify.ts'

/** What this browser has read: all up to a number, single ones above it, and the newest that was verified. */
export interface ReadState {
  readonly upTo: number
  readonly above: readonly number[]
  readonly newest: Remembered | null
}

const key = 'news'
/** Of single ones; with more, the lowest are left out and count as unread. */
const mostKept = 100

const nothing: ReadState = { upTo: 0, above: [], newest: null }
const isNumber = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0

/** Of what is stored, by anyone: all that is right in it. */
export function parseRead(stored: string | null): ReadState {
  try {
    const { upTo, above, newest } = JSON.parse(stored ?? '') as Record<string, unknown>
    const { number, hash } = (newest ?? {}) as Record<string, unknown>
    return {
      upTo: isNumber(upTo) ? upTo : 0,
      above: Array.isArray(above) ? above.filter(isNumber).slice(0, mostKept) : [],
      newest: isNumber(number) && typeof hash === 'string' ? { number, hash } : null,
    }
  } catch {
    return nothing
  }
}

/** A local network begins again at will, with the same numbers. */
export const remembered = (state: ReadState): Remembered | null =>
  runtimeConfig().demo === null ? state.newest : null

export const isUnread = ({ upTo, above }: ReadState, number: number): boolean =>
  number > upTo && !above.includes(number)

export const unreadOf = ({ upTo, above }: ReadState, total: number): number => {
  const single = new Set(above.filter((number) => number > upTo && number <= total))
  return Math.max(0, total - upTo - single.size)
}

/** The newest that was verified is remembered by its hash. */
export const withNewest = (state: ReadState, { number, hash }: Remembered): ReadState =>
  number > (state.newest?.number ?? 0) ? { ...state, newest: { number, hash } } : state

/** Once it is verified. */
export function withRead(state: ReadState, { number, hash }: Remembered): ReadState {
  const { upTo, above } = state
  const { newest } = withNewest(state, { number, hash })
  return {
    upTo,
    above: isUnread(state, number)
      ? [number, ...above].toSorted((a, b) => b - a).slice(0, mostKept)
      : above,
    newest,
  }
}

/** On the server nothing is stored. */
export const readStore = createStore<ReadState>(parseRead(storage.read(key)), nothing)

export function changeRead(change: (state: ReadState) => ReadState): void {
  // Another tab may have read on meanwhile; where nothing can be stored, this one remembers.
  const stored = storage.read(key)
  const next = change(stored === null ? readStore.get() : parseRead(stored))
  storage.write(key, JSON.stringify(next))
  readStore.set(next)
}
