import { useQuery } from '@tanstack/react-query'
import { Button } from '#platform/ui/Button.tsx'
import { ErrorState } from '#platform/ui/ErrorState.tsx'
import { SkeletonRows } from '#platform/ui/Skeleton.tsx'
import { queryClient } from '#platform/web/api.ts'
import { useConfig } from '#platform/web/config.ts'
import { preloadSigning } from '#platform/web/flow/preload.ts'
import { useOnLanded } from '#platform/web/flow/useOnLanded.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/session.tsx'
import { useEffect, useState } from 'react'

import { ExitList } from './ExitList.tsx'
import { readExits } from './read.ts'
import { exitTexts as texts } from './text.ts'

/** How often the chain is read again, ms. */
const again = 30_000
/** When the code for signing is requested, so that the server may be gone by the tap: after what is shown, ms. */
const afterFirst = 10_000

/** Reads by the node itself, so that it goes on where the server does not. */
export function OwnExits() {
  const t = useText()
  const { address, status } = useSession()
  const config = useConfig()
  const signedIn = status === 'signedIn'
  const isReady = address !== null && config !== null
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ['exits', address, signedIn],
      queryFn: () => readExits(address!, config!, signedIn),
      enabled: isReady,
      // The browser may call itself offline where a node on this machine answers.
      networkMode: 'always',
      refetchInterval: again,
      staleTime: 0,
    },
    queryClient,
  )
  // What lands changes what is left. Asked by hand, the query would run without an account too.
  useOnLanded(['packed', 'done'], () => isReady && void refetch())
  const kinds = [
    ...new Set((data?.list ?? []).flatMap(({ steps }) => steps.map(({ kind }) => kind))),
  ]
  const wanted = kinds.join()
  const isShown = data !== undefined
  const [isLate, setLate] = useState(false)
  // Not begun again by what is left meanwhile.
  useEffect(() => {
    if (!isShown) return undefined
    const timer = setTimeout(() => setLate(true), afterFirst)
    return () => clearTimeout(timer)
  }, [isShown])
  useEffect(() => {
    if (isLate && wanted !== '') void preloadSigning(wanted.split(','))
  }, [isLate, wanted])
  if (data !== undefined) return <ExitList exits={data} signedIn={signedIn} />
  if (!isError) return <SkeletonRows />
  return (
    <ErrorState
      message={t(texts.unreadNode)}
      code="NODE"
      retry={<Button onClick={() => void refetch()}>{t(texts.again)}</Button>}
    />
  )
}
