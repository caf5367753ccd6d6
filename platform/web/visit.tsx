import { atPage } from '#platform/ui/layers.ts'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { type AroundNavHandler, type BaseLocationHook, Router } from 'wouter'
import { navigate, useLocationProperty, usePathname, useSearch } from 'wouter/use-browser-location'

import { currentInitialData } from './initialData.ts'

/** Where the reader is: one entry of the browser's history. */
export interface Visit {
  readonly path: string
  /** With its question mark; empty where there is none. */
  readonly search: string
  /** Another one for every navigation; 'first' for the page that a link from elsewhere opened. */
  readonly key: string
  /** The reader has not moved since the document was opened here, or was loaded again. */
  readonly opened: boolean
}

interface Entry {
  readonly key: string
  /** An entry of this app lies before this one. */
  readonly back: boolean
}

/** Each entry of the history carries its own key, so that it is known again after a reload. */
const entry = (): Partial<Entry> => (history.state as Partial<Entry> | null) ?? {}

const keyNow = (): string => entry().key ?? 'first'

const keyed: AroundNavHandler = (navigate, to, options) =>
  atPage(() => {
    const back = options?.replace === true ? entry().back === true : true
    const state: Entry = { key: Math.random().toString(36).slice(2, 10), back }
    navigate(to, { ...options, state })
  })

/** Back to the page before; to `otherwise` where the page before is not of this app. */
export function goBack(otherwise: () => void): void {
  if (entry().back === true) history.back()
  else otherwise()
}

/**
 * The entry that the browser is at. `drawnAt` is the path of a page that is prerendered, or taken
 * over: during that, its address is the one it was rendered for, and requests the same.
 */
export function useCurrentVisit(prerenderedAt?: string): Visit {
  const path = usePathname(prerenderedAt === undefined ? {} : { ssrPath: prerenderedAt })
  const search = useSearch({ ssrSearch: currentInitialData().search })
  const key = useLocationProperty(keyNow, () =>
    // No page shows it, so it need not equal the value where the page was rendered.
    typeof history === 'undefined' ? 'first' : keyNow(),
  )
  const [first] = useState(key)
  const [moved, setMoved] = useState(false)
  if (key !== first && !moved) setMoved(true)
  return useMemo(() => ({ path, search, key, opened: !moved }), [path, search, key, moved])
}

const VisitContext = createContext<Visit>({ path: '/', search: '', key: 'first', opened: true })

/** The entry that the page around was opened at, also while it is hidden behind another. */
export const useVisit = (): Visit => useContext(VisitContext)

/** Everything inside reads its address from this entry; links and calls lead the browser on. */
export function At({ visit, children }: { visit: Visit; children: ReactNode }) {
  const router = useMemo(() => {
    const hook: BaseLocationHook = () => [visit.path, navigate]
    return { hook, searchHook: () => visit.search }
  }, [visit.path, visit.search])
  return (
    <VisitContext value={visit}>
      <Router {...router} aroundNav={keyed}>
        {children}
      </Router>
    </VisitContext>
  )
}
