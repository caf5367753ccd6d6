import { useEffect, useRef } from 'react'

import type { FlowRun, Stage } from './run.ts'
import { runs, useRuns } from './runStore.ts'

/** Calls `then` whenever one more of what this browser signed has come to one of these stages; not for what had before. */
export function useOnLanded(stages: readonly Stage[], then: () => void): void {
  const landedOf = (all: readonly FlowRun[]): string[] =>
    all.filter(({ stage }) => stages.includes(stage)).map(({ id }) => id)
  const landed = landedOf(useRuns())
  // By their ids: of finished ones only so many are kept. And of this browser, of which a prerendered page knows none.
  const before = useRef<readonly string[]>(landedOf(runs.all()))
  useEffect(() => {
    if (landed.some((id) => !before.current.includes(id))) then()
    before.current = landed
  })
}
