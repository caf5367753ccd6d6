import { renderToString } from 'react-dom/server'

import type { Locale } from '../../std/text.ts'
import type { WebFeature } from '../feature.ts'

import { drawIn } from '../i18n.tsx'
import { provideRuntimeConfig } from '../runtime.ts'
import { drawnAs } from './drawn.ts'
import { loadScreen } from './lazyScreen.tsx'
import { routesOf } from './route.ts'
import { compose, Tree } from './start.tsx'

export interface DrawnPage {
  readonly path: `/${string}`
  /** The route's page name. */
  readonly page: string
  readonly as: string
  /** Its scripts may wait until it has been painted. */
  readonly whole: boolean
  readonly html: string
}

/** Every page that is drawn at build time, as a reader sees it of whom nothing is known yet. */
export async function drawPages(
  features: readonly WebFeature[],
  locale: Locale,
  local: boolean,
): Promise<readonly DrawnPage[]> {
  compose(features)
  drawIn(locale)
  provideRuntimeConfig({ demo: local ? { accounts: [], travel: true } : null })
  const routes = routesOf(features).filter((route) => route.drawn !== undefined)
  await Promise.all(routes.map((route) => loadScreen(route)))
  return routes.map((route) => ({
    path: route.path,
    page: route.page,
    as: drawnAs(route),
    whole: route.drawn === 'whole',
    html: renderToString(<Tree features={features} drawnAt={route.path} />),
  }))
}
