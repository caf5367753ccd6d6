import { useSyncExternalStore } from 'react'

/** A value that screens and plain modules share; changes reach every reader at once. */
export interface Store<T> {
  readonly get: () => T
  readonly set: (next: T | ((now: T) => T)) => void
  readonly subscribe: (listener: () => void) => () => void
  /** The value that a prerendered page has; the real value follows at once. */
  readonly prerendered: () => T
}

/** `prerendered`: what pages are rendered with, where this browser begins with another. */
export function createStore<T>(initial: T, prerendered?: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      const made = typeof next === 'function' ? (next as (now: T) => T)(value) : next
      if (Object.is(made, value)) return
      value = made
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    prerendered() {
      if (prerendered !== undefined) return prerendered
      // Parts of a page are taken over one after another, and the value may change in between.
      // Where pages are rendered for others, it is set for each.
      return typeof document === 'undefined' ? value : initial
    },
  }
}

export const useStore = <T>(store: Store<T>): T =>
  useSyncExternalStore(store.subscribe, store.get, store.prerendered)
