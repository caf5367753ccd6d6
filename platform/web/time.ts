import { useEffect } from 'react'

import { callApi } from './client.ts'
import { currentInitialData } from './initialData.ts'
import { service } from './services.ts'
import { createStore, useStore } from './store.ts'

/**
 * Product time: the head block's time plus what has elapsed since, in unix seconds. Read from the
 * server once a minute and carried on by this machine's clock in between.
 */
const offset = createStore<number | null>(null)
const tick = createStore(currentInitialData().now)

const wall = (): number => Date.now() / 1000

/** Chain time now; this machine's time until the server has answered. */
export const chainNow = (): number => Math.floor(wall() + (offset.get() ?? 0))

/** Reads the server again: after a minute, and after time was skipped on a local network. */
export async function syncChainTime(): Promise<void> {
  try {
    const sent = wall()
    const reply = await callApi(service('getTimestamp'), {})
    offset.set(reply.chainTime - (sent + wall()) / 2)
    tick.set(chainNow())
  } catch {
    // The last known offset stays; screens that need the server report it themselves.
  }
}

/** For a page that is rendered now, for a reader elsewhere. */
export const renderAt = (seconds: number): void => tick.set(seconds)

/** Resolves once chain time is known from the server, or the server could not be reached. */
export const ensureChainTime = (): Promise<void> =>
  offset.get() === null ? syncChainTime() : Promise.resolve()

/**
 * Until the server has answered, the time that the page was rendered at is nearer than this
 * machine's, where there is one.
 */
const known = (): boolean => offset.get() !== null || tick.get() === 0

let users = 0
let stop = (): void => {}

function start(): void {
  const next = (elapsed: number): void => tick.set(known() ? chainNow() : tick.get() + elapsed)
  next(0)
  void syncChainTime()
  const everySecond = setInterval(() => next(1), 1_000)
  const everyMinute = setInterval(() => void syncChainTime(), 60_000)
  stop = () => {
    clearInterval(everySecond)
    clearInterval(everyMinute)
  }
}

/** Product time, ticking each second while a screen that uses it is visible. */
export function useChainNow(): number {
  useEffect(() => {
    if (users++ === 0) start()
    return () => {
      if (--users === 0) stop()
    }
  }, [])
  const now = useStore(tick)
  return now === 0 ? chainNow() : now
}
