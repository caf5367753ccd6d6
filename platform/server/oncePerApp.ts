import type { App } from './app.ts'

/** A reading that holds for as long as the app runs. A failed one is not kept. */
export function oncePerApp<T>(read: (app: App) => Promise<T>): (app: App) => Promise<T> {
  const known = new WeakMap<App, Promise<T>>()
  return (app) => {
    const before = known.get(app)
    if (before !== undefined) return before
    const reading = read(app)
    known.set(app, reading)
    reading.catch(() => known.delete(app))
    return reading
  }
}
