import { setTimeout as sleep } from 'node:timers/promises'

import { AveragesKeeper, type AveragesOptions } from './averages.ts'

/** Turn after turn, `every` so many milliseconds, whatever goes wrong in one. What it gives stops it. */
export function runAverages(options: AveragesOptions, every: number): () => Promise<void> {
  const keeper = new AveragesKeeper(options)
  const stopping = new AbortController()
  const { signal } = stopping
  const loop = async (): Promise<void> => {
    while (!signal.aborted) {
      await keeper.turn().catch((err: unknown) => {
        if (!signal.aborted) options.log.warn({ err }, 'no look at the averages, the next goes on')
      })
      await sleep(every, undefined, { signal }).catch(() => {})
    }
  }
  const ended = loop()
  return () => {
    stopping.abort()
    return ended
  }
}
