import { renderToString } from 'react-dom/server'

import { sayWordsIn } from '#platform/ui/words.ts'

import type { Locale } from '../../std/text.ts'
import type { WebFeature, WebRoute } from '../feature.ts'

import { queryClient } from '../api.ts'
import { type Given, notedCalls, provideGiven, type ShownCall } from '../given.ts'
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
  /** Calls of everybody's that its screen makes. */
  readonly calls: readonly ShownCall[]
}

/** Draws pages for readers elsewhere, of whom nothing is known yet. */
export interface Drawer {
  readonly routes: readonly WebRoute[]
  /** `given`: what the server answers; null where it was not asked. */
  readonly draw: (
    route: WebRoute,
    locale: Locale,
    settings: Partial<RuntimeConfig>,
    given: Given | null,
  ) => Promise<DrawnPage>
}

export function openDrawer(features: readonly WebFeature[]): Drawer {
  compose(features)
  return {
    routes: routesOf(features),
    async draw(route, locale, settings, given) {
      const { path } = route
      await servicesReady()
      await loadScreen(route)
      // From here on at once: all of it is shared by whatever is drawn.
      drawIn(locale)
      sayWordsIn(locale)
      provideRuntimeConfig(settings)
      queryClient.clear()
      provideGiven(given)
      drawAt(given?.now ?? 0)
      const html = renderToString(<Tree features={features} drawnAt={path} />)
      return { as: drawnAs(route), html, calls: notedCalls() }
    },
  }
}
