import { useEffect, useState } from 'react'

import { watchWallets } from './detect.ts'
import type { FoundWallet } from './provider.ts'

/** Looks for wallets while `active`: now, and once a second up to 5 more times. */
export function useDetected(active: boolean): {
  found: readonly FoundWallet[]
  looking: boolean
} {
  const [found, setFound] = useState<readonly FoundWallet[]>([])
  const [looking, setLooking] = useState(true)
  const [was, setWas] = useState(active)
  if (was !== active) {
    setWas(active)
    setLooking(true)
  }
  useEffect(() => {
    if (!active) return
    return watchWallets({
      page: globalThis.window as never,
      every: (ms, look) => {
        const timer = setInterval(look, ms)
        return () => clearInterval(timer)
      },
      onFound: setFound,
      onEnd: () => setLooking(false),
    })
  }, [active])
  return { found, looking }
}
