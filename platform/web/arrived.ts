import { useDeferredValue } from 'react'

/**
 * A reply as a screen draws it. The first time, when a skeleton makes room for all of it, it is
 * drawn in slices of a few milliseconds, so that no tap waits for a long list; undefined until then.
 * What changes later shows at once.
 */
export function useArrived<T>(data: T | undefined): T | undefined {
  const arrived = useDeferredValue(data !== undefined)
  return arrived ? data : undefined
}
