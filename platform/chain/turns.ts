import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Runs turn after turn, every `every` milliseconds, also after a failed one. `onEnded` learns of each
 * whether it succeeded. The returned function stops it, once the current turn has ended. Calling it
 * twice is allowed.
 */
export function turnAfterTurn(
  turn: () => Promise<void>,
  every: number,
  onFailed: (err: unknown) => void,
  onEnded: (succeeded: boolean) => void = () => {},
): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const loop = async (): Promise<void> => {
    while (!signal.aborted) {
      await turn().then(
        () => onEnded(true),
        (err: unknown) => {
          if (signal.aborted) return
          onFailed(err)
          onEnded(false)
        },
      )
      await sleep(every, undefined, { signal }).catch(() => {})
    }
  }
  const ended = loop()
  return () => {
    stopping.abort()
    return ended
  }
}
