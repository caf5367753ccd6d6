import { useEffect, useState } from 'react'

import type { Curve } from '../verify.ts'

/** null while it is being verified; 'failed' where the code for it did not come. */
export type Verified<T> = T | 'failed' | null

/** What `verify`, a function of its module, finds in data once the curve is there; again where the data changes. */
export function useVerified<D, T>(
  data: D,
  verify: (data: D, curve: Curve) => Promise<T>,
): Verified<T> {
  const key = JSON.stringify(data)
  const [found, setFound] = useState<{ key: string; result: T | 'failed' } | null>(null)
  useEffect(() => {
    let wanted = true
    const set = (result: T | 'failed') => wanted && setFound({ key, result })
    import('./curve.ts')
      .then(({ curve }) => verify(JSON.parse(key) as D, curve))
      .then(set, () => set('failed'))
    return () => {
      wanted = false
    }
  }, [key, verify])
  return found?.key === key ? found.result : null
}
