import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Turn after turn, `every` so many milliseconds, whatever goes wrong in one. What it gives stops it, once the turn
 * that is on its way has come to its end. Twice is once.
 */
export function turnAfterTurn(
  turn: () => Promise<void>,
  every: number,
  onFailed: (err: unknown) => void,
): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const loop = async (): Promise<void> => {
    while (!signal.aborted) {
      await turn().catch((err: unknown) => {
        if (!signal.aborted) onFailed(err)
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
