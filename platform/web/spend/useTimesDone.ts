import type { FlowRun, Stage } from '#platform/web/flow/run.ts'
import { runs, useRuns } from '#platform/web/flow/runStore.ts'
import { useState } from 'react'

/** In a block: until it is final the same form must not be ready to sign it again. */
const landed: ReadonlySet<Stage> = new Set(['packed', 'final', 'done'])

/** How many actions of a kind have succeeded since the screen opened: as the key of a form, it empties it after each. */
export function useTimesDone(kind: string): number {
  const doneOf = (all: readonly FlowRun[]): string[] =>
    all.filter((run) => run.kind === kind && landed.has(run.stage)).map(({ id }) => id)
  const done = doneOf(useRuns())
  // Those of this browser, also while a prerendered page is taken over, which knows of none: a form would be emptied.
  const [seen, setSeen] = useState(() => ({ ids: doneOf(runs.all()), times: 0 }))
  const fresh = done.filter((id) => !seen.ids.includes(id))
  if (fresh.length > 0) {
    setSeen({ ids: [...seen.ids, ...fresh], times: seen.times + fresh.length })
  }
  return seen.times
}
