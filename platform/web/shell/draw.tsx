import { renderToString } from 'react-dom/server'

import type { Locale } from '../../std/text.ts'
import type { WebFeature, WebRoute } from '../feature.ts'

import { queryClient } from '../api.ts'
import { type Given, provideGiven, type Shown } from '../given.ts'
import { drawIn } from '../i18n.tsx'
import { provideRuntimeConfig, type RuntimeConfig } from '../runtime.ts'
import { servicesReady } from '../services.ts'
import { drawAt } from '../time.ts'
import { drawnAs } from './drawn.ts'
import { loadScreen } from './lazyScreen.tsx'
import { routesOf } from './route.ts'
import { compose, Tree } from './start.tsx'

export interface DrawnPage {
  /** What it was drawn for, which the app compares before it takes the page over. */
  readonly as: string
  readonly html: string
}

export interface DrawnRoute extends Pick<WebRoute, 'path' | 'page'> {
  /** What it shows of the server's replies; null where it shows none. */
  readonly shows: readonly Shown[] | null
}

/** Draws pages for readers elsewhere, of whom nothing is known yet. */
export interface Drawer {
  readonly routes: readonly DrawnRoute[]
  /** `given`: what the server answers; null where it was not asked. Draws at once, or throws. */
  readonly draw: (
    route: DrawnRoute,
    locale: Locale,
    settings: Partial<RuntimeConfig>,
    given: Given | null,
  ) => DrawnPage
}

/** Resolves once the screens of all drawn pages are loaded. */
export async function openDrawer(features: readonly WebFeature[]): Promise<Drawer> {
  compose(features)
  await servicesReady()
  const all = routesOf(features)
  const routes = await Promise.all(
    all
      .filter((route) => route.drawn !== undefined)
      .map(async (route): Promise<DrawnRoute> => {
        const [shows] = await Promise.all([route.shows?.(), loadScreen(route)])
        return { path: route.path, page: route.page, shows: shows ?? null }
      }),
  )
  return {
    routes,
    draw({ path }, locale, settings, given) {
      drawIn(locale)
      provideRuntimeConfig(settings)
      queryClient.clear()
      provideGiven(given)
      drawAt(given?.now ?? 0)
      const html = renderToString(<Tree features={features} drawnAt={path} />)
      return { as: drawnAs({ path }), html }
    },
  }
}
