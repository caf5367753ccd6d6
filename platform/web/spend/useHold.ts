import { useEffect, useState } from 'react'

/** Seconds that a first transfer to an address can be looked at before it can be signed. */
const holdSeconds = 10

/**
 * Seconds left of the hold on an address, counted from when it was entered; none without an address.
 * By this machine's monotonic clock: chain time can jump when the server first answers.
 */
export function useHold(to: string | null): number {
  const [at, setAt] = useState<{ to: string | null; left: number }>({ to, left: holdSeconds })
  useEffect(() => {
    if (to === null) return
    const since = performance.now()
    const count = (): void => {
      const left = Math.max(0, Math.ceil(holdSeconds - (performance.now() - since) / 1_000))
      setAt({ to, left })
      if (left === 0) clearInterval(timer)
    }
    const timer = setInterval(count, 1_000)
    return () => {
      clearInterval(timer)
      // Entered again, it is looked at again.
      setAt({ to: null, left: holdSeconds })
    }
  }, [to])
  if (to === null) return 0
  return at.to === to ? at.left : holdSeconds
}
