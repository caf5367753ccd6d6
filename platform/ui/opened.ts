import { useEffect, useSyncExternalStore } from 'react'

let opened = 0
const watchers = new Set<() => void>()

function count(change: 1 | -1): void {
  opened += change
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Counts what the reader opened, for as long as it is open. */
export function useOpened(open: boolean): void {
  useEffect(() => {
    if (!open) return undefined
    count(1)
    return () => count(-1)
  }, [open])
}

/** True while the reader has a sheet or a question open: what comes by itself waits. */
export const useAnyOpened = (): boolean =>
  useSyncExternalStore(
    watch,
    () => opened > 0,
    () => false,
  )
