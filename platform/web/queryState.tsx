import type { UseQueryResult } from '@tanstack/react-query'

import { Button, buttonClass } from '#platform/ui/Button.tsx'
import { ErrorState } from '#platform/ui/ErrorState.tsx'
import { OfflineNote } from '#platform/ui/OfflineNote.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { type ReactNode, useEffect, useState, useSyncExternalStore, useDeferredValue } from 'react'
import { Link } from 'wouter'

import type { ApiFailure } from './client.ts'

import { useFormats } from './format.ts'
import { useText } from './i18n.tsx'
import { Arriving } from './Arriving.tsx'
import { OfMember, useExpected } from './OfMember.tsx'
import { useSession } from './session.tsx'
import { shellTexts as texts } from './shell/text.ts'

export interface QueryStateProps<T> {
  query: UseQueryResult<T, ApiFailure>
  /** In the shape of what comes. */
  skeleton?: ReactNode
  /** Instead of an empty list, with the next step. */
  empty?: ReactNode
  children: (data: T) => ReactNode
}

/**
 * The states of a read: not connected, loading, empty, error (retry and code), offline (last
 * data with its age). The sixth, wrong network, is a sheet above every screen.
 */
export function QueryState<T>({ query, skeleton, empty, children }: QueryStateProps<T>) {
  const t = useText()
  const offline = useOffline()
  const waits = query.isPending && query.fetchStatus === 'idle'
  const { status } = useSession()
  const expected = useExpected()
  const data = useArrived(query.data)
  // What follows waits for it once, and does not vanish when the reader chooses another.
  const [first, setFirst] = useState(true)
  if (first && data !== undefined) setFirst(false)
  if (data !== undefined) {
    if (empty !== undefined && isEmpty(data)) return empty
    return (
      <>
        {(offline || query.isError) && <Age since={query.dataUpdatedAt} />}
        {children(data)}
      </>
    )
  }
  const waiting = <Arriving first={first}>{skeleton ?? <SkeletonRows />}</Arriving>
  if (waits && status !== 'signedIn') return expected ? waiting : <OfMember>{waiting}</OfMember>
  if (query.isError) return <Refused failure={query.error} retry={() => void query.refetch()} />
  if (query.fetchStatus === 'paused') {
    return <ErrorState message={t(texts.offlineNothing)} code="OFFLINE" />
  }
  return waiting
}

/** Requests again where that can help; else shows the way out. */
function Refused({ failure, retry }: { failure: ApiFailure; retry: () => void }) {
  const t = useText()
  return (
    <ErrorState
      message={failure.message}
      code={failure.code}
      retry={
        failure.retry ? (
          <Button kind="quiet" onClick={retry}>
            {t(texts.tryAgain)}
          </Button>
        ) : (
          <Link to="/" className={buttonClass('quiet')}>
            {t(texts.toHome)}
          </Link>
        )
      }
    />
  )
}

function Age({ since }: { since: number }) {
  const t = useText()
  const formats = useFormats()
  const [now, setNow] = useState(() => Math.floor(Date.now() / 1000))
  useEffect(() => {
    const timer = setInterval(() => setNow(Math.floor(Date.now() / 1000)), 1_000)
    return () => clearInterval(timer)
  }, [])
  const age = formats.relative(Math.floor(since / 1000), Math.max(now, Math.floor(since / 1000)))
  return <OfflineNote age={t(texts.offlineAge, { age })} />
}

function isEmpty(data: unknown): boolean {
  const list = Array.isArray(data) ? data : (data as { list?: unknown }).list
  return Array.isArray(list) && list.length === 0
}

function useOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  globalThis.addEventListener('online', listener)
  globalThis.addEventListener('offline', listener)
  return () => {
    globalThis.removeEventListener('online', listener)
    globalThis.removeEventListener('offline', listener)
  }
}

/**
 * A reply as a screen renders it. The first time, when a skeleton makes room for all of it, it is
 * rendered in slices of a few milliseconds, so that no tap waits for a long list; undefined until
 * then. What changes later shows at once.
 */
export function useArrived<T>(data: T | undefined): T | undefined {
  const arrived = useDeferredValue(data !== undefined)
  return arrived ? data : undefined
}
