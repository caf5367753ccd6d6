import { salesApi } from '#features/sales/public.web.ts'
import { invalidate, useApi } from '#platform/web/api.ts'
import { runs, useRuns } from '#platform/web/flow/runStore.ts'
import { hideRun, openRun } from '#platform/web/flow/sheet.ts'
import { useSession } from '#platform/web/session.tsx'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'

import { seriesOf } from '../../numbers.ts'
import { idsOf } from '../boxIds.ts'
import { boxReads } from '../flows/reads.ts'
import { requestIn } from '../paths.ts'
import { requestOf } from './requestOf.ts'

const moving: ReadonlySet<string> = new Set(['sent', 'packed', 'final'])
const landed: ReadonlySet<string> = new Set(['packed', 'final', 'done'])

/** While a box is being opened, or a transaction of a box is pending, the shown replies are requested again. */
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
 * The watched request is in the address, so a reload finds it again. The newest request being opened is shown by
 * itself, once. So is one that was signed here, however quickly it is drawn. A user who has skipped it is not led back.
 */
export function useWatched(opening: boolean): Watched {
  const [search, setSearch] = useSearchParams()
  const watched = requestIn(search.get('opening'))
  const seen = useRef(new Set<string>())
  const pending = useNewest(opening)
  const signed = useSigned()
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
    if (watched !== null) seen.current.add(watched)
    for (const requestId of [signed, pending]) {
      if (requestId === null || seen.current.has(requestId)) continue
      seen.current.add(requestId)
      makeRoom()
      set(requestId)
      return
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `set` is new each time and the same
  }, [watched, signed, pending])
  return { watched, watch: (requestId) => set(String(requestId)), unwatch: () => set(null) }
}

/** The newest request that is being opened. */
function useNewest(opening: boolean): string | null {
  const query = useApi(
    salesApi.buyRecordPage,
    { kind: 'box', state: 'opening', pageSize: '100' },
    { enabled: opening },
  )
  const requests = query.data?.list.flatMap(({ requestId }) => requestId ?? []) ?? []
  return !opening || requests.length === 0 ? null : String(Math.max(...requests))
}

/** The request of the transaction that was signed here, whatever its present state. */
function useSigned(): string | null {
  const { address } = useSession()
  const own = useRuns().filter((run) => run.kind === 'blindbox.open' && run.address === address)
  const [followed, setFollowed] = useState<string | null>(null)
  const underway = own.find(({ stage }) => moving.has(stage))?.id ?? followed
  if (underway !== followed) setFollowed(underway)
  const run = own.find(({ id, stage }) => id === followed && landed.has(stage))
  const boxId = Number(idsOf(run?.subject['boxIds'])[0] ?? 0)
  const query = useApi(
    salesApi.buyRecordPage,
    { kind: 'box', seriesId: String(seriesOf(boxId)), pageSize: '100' },
    {
      enabled: boxId !== 0,
      refetchInterval: ({ state }) =>
        requestOf(state.data?.list ?? [], boxId) === null ? 2_000 : false,
    },
  )
  const requestId = requestOf(query.data?.list ?? [], boxId)
  return requestId === null ? null : String(requestId)
}

/** The signing sheet of a request being opened closes: from then on the screen shows more. */
function makeRoom(): void {
  const shown = openRun.get()
  if (shown !== null && runs.get(shown)?.kind === 'blindbox.open') hideRun()
}
