import { useSettled } from '#platform/web/useSettled.ts'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'

/** What is typed, and what of it stands in the address as `?q=` once the typing has paused. */
export function useSearched(longest: number) {
  const [params, setParams] = useSearchParams()
  const given = (params.get('q') ?? '').slice(0, longest)
  const [typed, setTyped] = useState(given)
  const search = useSettled(typed.trim().slice(0, longest))
  const [seen, setSeen] = useState(given)
  if (given !== seen) {
    setSeen(given)
    // A link brought it, not the typing.
    if (given !== search) setTyped(given)
  }
  useEffect(() => {
    if (search !== given) setParams(search === '' ? {} : { q: search }, { replace: true })
    // Only what comes to rest is written.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [search])
  return { typed, setTyped, search }
}
