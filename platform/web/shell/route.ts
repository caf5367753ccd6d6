import type { WebFeature, WebRoute } from '../feature.ts'

/** The specification keeps these three pages alive when they are left, and no other. */
const mayStay: ReadonlySet<string> = new Set(['market', 'usersList', 'blindBox'])

export const staysAlive = (route: WebRoute): boolean =>
  route.keepAlive === true && mayStay.has(route.page)

/** Every route of every feature; a path that two claim is a mistake of ours. */
export function routesOf(features: readonly WebFeature[]): readonly WebRoute[] {
  const routes = features.flatMap((feature) => feature.routes)
  const paths = new Set<string>()
  for (const { path } of routes) {
    if (paths.has(path)) throw new Error(`two routes at ${path}`)
    paths.add(path)
  }
  return routes
}

/** Case counts; a slash at the end does not. */
export function routeAt(routes: readonly WebRoute[], pathname: string): WebRoute | null {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return routes.find((route) => route.path === path) ?? null
}
