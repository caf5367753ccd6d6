import { salesApi } from '#features/sales/public.web.ts'
import { invalidate, useApi } from '#platform/web/api.ts'
import { runs, useRuns } from '#platform/web/flow/runStore.ts'
import { hideRun, openRun } from '#platform/web/flow/sheet.ts'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'wouter'

import { boxReads } from '../flows/reads.ts'

const moving: ReadonlySet<string> = new Set(['sent', 'packed', 'final'])

/** While a box is being opened, or a transaction of a box is on its way, what is shown is asked again. */
export function useFollowing(opening: boolean): void {
  const underway = useRuns().some(
    ({ kind, stage }) => kind.startsWith('blindbox.') && moving.has(stage),
  )
  const follow = opening || underway
  useEffect(() => {
    if (!follow) return
    const timer = setInterval(() => void invalidate(boxReads), 3_000)
    return () => clearInterval(timer)
  }, [follow])
}

interface Watched {
  /** The request that is watched; null where none is. */
  readonly watched: string | null
  readonly watch: (requestId: number) => void
  readonly unwatch: () => void
}

/**
 * Which request is watched stands in the address, so a reload finds it again. The newest that is
 * being opened comes by itself, once: who has skipped it is not led back.
 */
export function useWatched(opening: boolean): Watched {
  const [search, setSearch] = useSearchParams()
  const named = search.get('opening') ?? ''
  const watched = /^[1-9]\d{0,15}$/.test(named) ? named : null
  const seen = useRef(new Set<string>())
  if (watched !== null) seen.current.add(watched)
  const query = useApi(
    salesApi.buyRecordPage,
    { kind: 'box', state: 'opening', pageSize: '100' },
    { enabled: opening },
  )
  const requests = query.data?.list.flatMap(({ requestId }) => requestId ?? []) ?? []
  const newest = requests.length === 0 ? null : String(Math.max(...requests))
  const set = (requestId: string | null): void =>
    setSearch(
      (now) => {
        if (requestId === null) now.delete('opening')
        else now.set('opening', requestId)
        return now
      },
      { replace: true },
    )
  useEffect(() => {
    if (newest === null || seen.current.has(newest)) return
    set(newest)
    makeRoom()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `set` is new each time and the same
  }, [newest])
  return { watched, watch: (requestId) => set(String(requestId)), unwatch: () => set(null) }
}

/** The signing sheet of a request that is being opened goes: the screen tells more from then on. */
function makeRoom(): void {
  const shown = openRun.get()
  if (shown !== null && runs.get(shown)?.kind === 'blindbox.open') hideRun()
}
