import { useEffect, useRef } from 'react'

import type { Stage } from './run.ts'
import { useRuns } from './runStore.ts'

/** Calls `then` whenever one more of what this browser signed has come to one of these stages; not for what had before. */
export function useOnLanded(stages: readonly Stage[], then: () => void): void {
  const landed = useRuns().filter(({ stage }) => stages.includes(stage)).length
  const before = useRef(landed)
  useEffect(() => {
    if (landed > before.current) then()
    before.current = landed
  })
}
