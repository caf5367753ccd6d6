import { Activity, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { isAddress } from '#platform/std/address.ts'

import type { WebRoute } from '../feature.ts'

import { storage } from '../storage.ts'
import { AbsentContext } from '../screen.tsx'
import { sessionStore } from '../sessionStore.ts'
import { useStore } from '../store.ts'
import { At, useVisit, type Visit } from '../visit.tsx'
import { LazyScreen } from './lazyScreen.tsx'
import { layouts } from './layouts.tsx'
import { NotFound } from './NotFound.tsx'
import { routeAt, staysAlive } from './route.ts'

/**
 * One page at a time. A page that stays alive is hidden with the visit it was left at, so
 * that what it reads from the address does not change under it.
 */
export function Pages({ routes }: { routes: readonly WebRoute[] }) {
  const visit = useVisit()
  const route = routeAt(routes, visit.path)
  const [kept, setKept] = useState<Readonly<Record<string, Visit>>>({})
  useTop(visit)
  if (route !== null && staysAlive(route) && kept[route.path] !== visit) {
    setKept({ ...kept, [route.path]: visit })
  }
  return (
    <>
      {routes
        .filter((each) => kept[each.path] !== undefined)
        .map((each) => (
          <Activity key={each.path} mode={each === route ? 'visible' : 'hidden'}>
            <Page route={each} visit={kept[each.path] ?? visit} />
          </Activity>
        ))}
      {route === null && <NotFound />}
      {route !== null && !staysAlive(route) && (
        <Page key={route.path} route={route} visit={visit} />
      )}
    </>
  )
}

function Page({ route, visit }: { route: WebRoute; visit: Visit }) {
  const Layout = layouts[route.layout]
  const { token } = useStore(sessionStore)
  // By session: another one may see it.
  const [absentFor, setAbsentFor] = useState<string | null | undefined>(undefined)
  const leave = useCallback(() => setAbsentFor(token), [token])
  if (absentFor === token) return <NotFound />
  return (
    <At visit={visit}>
      <AbsentContext value={leave}>
        <Layout route={route}>
          <LazyScreen route={route} />
        </Layout>
      </AbsentContext>
    </At>
  )
}

/**
 * Every navigation starts at the top, with an invitation remembered where the link held one; a
 * reader who scrolled while the app loaded stays there. From the second page on the text uses the
 * fonts, if the first one has loaded them.
 */
function useTop({ key, opened, search }: Visit): void {
  useLayoutEffect(() => {
    if (opened) return
    globalThis.scrollTo(0, 0)
    if (storage.read('fonts') !== null) document.documentElement.dataset['fonts'] = ''
  }, [key, opened])
  useEffect(() => keepInviter(search), [search])
}

/** `?inviter=T…` of an invitation link, kept until the reader signs in. */
export function keepInviter(search: string): void {
  const inviter = new URLSearchParams(search).get('inviter')
  if (inviter !== null && isAddress(inviter)) storage.write('inviter', inviter)
}
