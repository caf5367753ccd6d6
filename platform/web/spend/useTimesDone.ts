import { useRuns } from '#platform/web/flow/runStore.ts'
import { useState } from 'react'

/** How many actions of a kind have succeeded since the screen opened: as the key of a form, it empties it after each. */
export function useTimesDone(kind: string): number {
  const done = useRuns()
    .filter((run) => run.kind === kind && run.stage === 'done')
    .map(({ id }) => id)
  const [seen, setSeen] = useState<{ readonly ids: readonly string[]; readonly times: number }>({
    ids: done,
    times: 0,
  })
  const fresh = done.filter((id) => !seen.ids.includes(id))
  if (fresh.length > 0) {
    setSeen({ ids: [...seen.ids, ...fresh], times: seen.times + fresh.length })
  }
  return seen.times
}
