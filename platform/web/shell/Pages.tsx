import { Activity, useEffect, useLayoutEffect, useState } from 'react'
import { type Location, Route, Routes, useLocation } from 'react-router'

import type { WebRoute } from '../feature.ts'

import { keepInviter } from '../inviter.ts'
import { LazyScreen } from './lazyScreen.tsx'
import { layouts } from './layouts.tsx'
import { NotFound } from './NotFound.tsx'
import { routeAt, staysAlive } from './route.ts'

/**
 * One page at a time. A page that stays alive is hidden with the location it was left at, so
 * that what it reads from the address does not change under it.
 */
export function Pages({ routes }: { routes: readonly WebRoute[] }) {
  const location = useLocation()
  const route = routeAt(routes, location.pathname)
  const [kept, setKept] = useState<Readonly<Record<string, Location>>>({})
  useTop(location)
  if (route !== null && staysAlive(route) && kept[route.path] !== location) {
    setKept({ ...kept, [route.path]: location })
  }
  return (
    <>
      {routes
        .filter((each) => kept[each.path] !== undefined)
        .map((each) => (
          <Activity key={each.path} mode={each === route ? 'visible' : 'hidden'}>
            <Page route={each} location={kept[each.path] ?? location} />
          </Activity>
        ))}
      {route === null && <NotFound />}
      {route !== null && !staysAlive(route) && (
        <Page key={route.path} route={route} location={location} />
      )}
    </>
  )
}

function Page({ route, location }: { route: WebRoute; location: Location }) {
  const Layout = layouts[route.layout]
  const element = (
    <Layout route={route}>
      <LazyScreen route={route} />
    </Layout>
  )
  return (
    <Routes location={location}>
      <Route path="*" element={element} />
    </Routes>
  )
}

/** Every navigation starts at the top, with an invitation remembered where the link held one. */
function useTop(location: Location): void {
  useLayoutEffect(() => {
    globalThis.scrollTo(0, 0)
  }, [location.key])
  useEffect(() => keepInviter(location.search), [location.search])
}
