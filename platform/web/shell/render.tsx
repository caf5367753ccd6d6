import { renderToString } from 'react-dom/server'

import { setUiLocale } from '#platform/ui/uiText.ts'

import type { Locale } from '../../std/text.ts'
import type { WebFeature, WebRoute } from '../feature.ts'

import { queryClient } from '../api.ts'
import { type InitialData, notedCalls, provideInitialData, type ShownCall } from '../initialData.ts'
import { renderIn } from '../i18n.tsx'
import { provideRuntimeConfig, type RuntimeConfig } from '../runtime.ts'
import { servicesReady } from '../services.ts'
import { renderAt } from '../time.ts'
import { prerenderedFor } from './prerendered.ts'
import { loadScreen } from './lazyScreen.tsx'
import { routesOf } from './route.ts'
import { compose, Tree } from './start.tsx'

export interface RenderedPage {
  /** What it was rendered for, which the app compares before it takes the page over. */
  readonly as: string
  readonly html: string
  /** Public calls that its screen makes. */
  readonly calls: readonly ShownCall[]
}

/** Renders pages for readers elsewhere, about whom nothing is known yet. */
export interface PageRenderer {
  readonly routes: readonly WebRoute[]
  /** `given`: what the server answers; null without a request. */
  readonly render: (
    route: WebRoute,
    locale: Locale,
    settings: Partial<RuntimeConfig>,
    initialData: InitialData | null,
  ) => Promise<RenderedPage>
}

export function openPageRenderer(features: readonly WebFeature[]): PageRenderer {
  compose(features)
  return {
    routes: routesOf(features),
    async render(route, locale, settings, initialData) {
      const { path } = route
      await servicesReady()
      await loadScreen(route)
      // Starts here at once: everything that is rendered shares it.
      renderIn(locale)
      setUiLocale(locale)
      provideRuntimeConfig(settings)
      queryClient.clear()
      provideInitialData(initialData)
      renderAt(initialData?.now ?? 0)
      const html = renderToString(<Tree features={features} prerenderedAt={path} />)
      return { as: prerenderedFor(route), html, calls: notedCalls() }
    },
  }
}
