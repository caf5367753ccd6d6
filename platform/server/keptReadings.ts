import type { App } from './app.ts'

/** A reading by its key; a new one where there is none that is young enough. */
export type KeptReadings<T> = (app: App, key: string, read: () => Promise<T>) => Promise<T>

/** Keeps readings for so many milliseconds, and at most so many: the oldest goes first. A failed one is not kept. */
export function keptReadings<T>(ms: number, most: number): KeptReadings<T> {
  const ofApps = new WeakMap<App, Map<string, { until: number; reading: Promise<T> }>>()
  return (app, key, read) => {
    const kept = ofApps.get(app) ?? new Map<string, { until: number; reading: Promise<T> }>()
    ofApps.set(app, kept)
    const now = performance.now()
    const before = kept.get(key)
    if (before !== undefined && now < before.until) return before.reading
    const reading = read()
    // Behind the others, which are older.
    kept.delete(key)
    kept.set(key, { until: now + ms, reading })
    if (kept.size > most) kept.delete(kept.keys().next().value!)
    reading.catch(() => {
      if (kept.get(key)?.reading === reading) kept.delete(key)
    })
    return reading
  }
}
