import { startTransition, StrictMode, useEffect, useState } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { Button } from '#platform/ui/Button.tsx'
import { ErrorState } from '#platform/ui/ErrorState.tsx'
import { watchLayers } from '#platform/ui/layers.ts'

import { defaultLocale } from '../../std/text.ts'
import type { WebFeature, WebRoute } from '../feature.ts'

import { provideFlows } from '../flow/registry.ts'
import { applyLocale, getLocale, setLocale, useText } from '../i18n.tsx'
import { caller, loadRuntimeConfig } from '../runtime.ts'
import { provideServiceSources } from '../services.ts'
import { restoreSession } from '../session.tsx'
import { followSession, sessionStore } from '../sessionStore.ts'
import { provideFeatures } from './composed.ts'
import { Prerendered, prerenderedFor, useShown } from './prerendered.ts'
import { loadScreen } from './lazyScreen.tsx'
import { routeAt, routesOf } from './route.ts'
import { At, useCurrentVisit } from '../visit.tsx'
import { Overlays } from './Overlays.tsx'
import { Pages } from './Pages.tsx'
import { ToastHost } from './ToastHost.tsx'
import { shellTexts as texts } from './text.ts'

/**
 * Reads `/config.json`, composes the features, and takes over the prerendered page or renders one.
 */
export async function startApp(host: HTMLElement, features: readonly WebFeature[]): Promise<void> {
  applyLocale()
  // The server's note of it may be gone.
  if (getLocale() !== defaultLocale) setLocale(getLocale())
  caller.locale = getLocale
  history.scrollRestoration = 'manual'
  watchLayers()
  compose(features)
  const route = routeAt(routesOf(features), location.pathname)
  // A screen whose code does not load shows this itself, with a way to request it again.
  const screen = route === null ? null : loadScreen(route).catch(() => {})
  const root = await configured(host)
  const prerendered = root === null ? host.dataset['prerendered'] : undefined
  // A page rendered for something else also stays, hidden, until its replacement is as high.
  if (prerendered !== undefined) await screen
  if (route !== null && prerendered === prerenderedFor(route)) {
    // As it was rendered, also after a move back meanwhile; that follows at once.
    const tree = <Tree features={features} prerenderedAt={route.path} />
    // In slices of a few milliseconds, so that a tap never waits for the whole page.
    startTransition(() => void hydrateRoot(host, tree))
    dispatchEvent(new Event('app-takes-over'))
  } else {
    dispatchEvent(new Event('app-takes-over'))
    startTransition(() => (root ?? createRoot(host)).render(<Tree features={features} />))
  }
  if (sessionStore.get().address !== null) {
    void restoreSession()
  }
  // Another tab signed in or out; a page in the browser's back-forward cache received no event.
  addEventListener('storage', ({ key }) => {
    if (key === null || key === 'wallet' || key === 'token') follow()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    follow()
    void askAgain()
  })
}

/** What a page shows is as old as when it was left, and a request that it had sent may have been dropped. */
async function askAgain(): Promise<void> {
  const [{ queryClient }, { syncChainTime }] = await Promise.all([
    import('../api.ts'),
    import('../time.ts'),
  ])
  await Promise.all([queryClient.invalidateQueries(), syncChainTime()])
}

function follow(): void {
  if (followSession()) void restoreSession()
}

/** Called once, before anything is rendered. */
export function compose(features: readonly WebFeature[]): void {
  provideFeatures(features)
  provideServiceSources(features.flatMap((feature) => feature.services ?? []))
  provideFlows(features)
}

interface TreeProps {
  readonly features: readonly WebFeature[]
  readonly prerenderedAt?: string
}

interface AppProps {
  readonly routes: readonly WebRoute[]
  /**
   * The path that a page is prerendered for, where there is no address bar, and taken over with.
   */
  readonly prerenderedAt?: string
}

function App({ routes, prerenderedAt }: AppProps) {
  useShown()
  return (
    <At visit={useCurrentVisit(prerenderedAt)}>
      <Pages routes={routes} />
      <Overlays />
      <ToastHost />
    </At>
  )
}

export function Tree({ features, ...rest }: TreeProps) {
  const [prerendered, setPrerendered] = useState(rest.prerenderedAt !== undefined)
  useEffect(() => {
    // early.js repeats what was tapped before.
    dispatchEvent(new Event('app-runs'))
    // What the reader alone has, a zone and a session, in slices too.
    startTransition(() => setPrerendered(false))
  }, [])
  return (
    <StrictMode>
      <Prerendered value={prerendered}>
        <App routes={routesOf(features)} {...rest} />
      </Prerendered>
    </StrictMode>
  )
}

/**
 * Resolves once the settings are there; without them the reader sees an error and can retry.
 * Returns the root that the error was rendered in, if any.
 */
async function configured(host: Element): Promise<Root | null> {
  let root: Root | null = null
  for (;;) {
    try {
      await loadRuntimeConfig()
      return root
    } catch {
      root ??= createRoot(host)
      await askedAgain(root)
    }
  }
}

const askedAgain = (root: Root): Promise<void> =>
  new Promise((again) => {
    root.render(<NoConfig retry={again} />)
  })

/** Without its settings the app does not know which chain it is on: it shows nothing else. */
function NoConfig({ retry }: { retry: () => void }) {
  const t = useText()
  useShown()
  return (
    <main className="mx-auto w-full min-h-dvh max-w-column bg-ground px-4 pt-16">
      <h1 className="sr-only">Tessera</h1>
      <ErrorState
        message={t(texts.configFailed)}
        code="CONFIG"
        retry={<Button onClick={retry}>{t(texts.tryAgain)}</Button>}
      />
    </main>
  )
}
