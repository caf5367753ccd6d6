import { startTransition, StrictMode, useEffect, useState } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'

import { defaultLocale } from '../../std/text.ts'
import type { WebFeature } from '../feature.ts'

import { provideFlows } from '../flow/registry.ts'
import { applyLocale, getLocale, setLocale } from '../i18n.tsx'
import { caller, loadRuntimeConfig } from '../runtime.ts'
import { provideServiceSources } from '../services.ts'
import { restoreSession } from '../session.tsx'
import { followSession, sessionStore } from '../sessionStore.ts'
import { App } from './App.tsx'
import { provideFeatures } from './composed.ts'
import { Drawn, drawnAs } from './drawn.ts'
import { loadScreen } from './lazyScreen.tsx'
import { NoConfig } from './NoConfig.tsx'
import { routeAt, routesOf } from './route.ts'

/** Reads `/config.json`, composes the features, and takes over the drawn page or draws one. */
export async function startApp(host: HTMLElement, features: readonly WebFeature[]): Promise<void> {
  applyLocale()
  // The server's note of it may be gone.
  if (getLocale() !== defaultLocale) setLocale(getLocale())
  caller.locale = getLocale
  history.scrollRestoration = 'manual'
  compose(features)
  const route = routeAt(routesOf(features), location.pathname)
  // A screen whose code does not come says so itself, with the way to ask for it again.
  const screen = route === null ? null : loadScreen(route).catch(() => {})
  const root = await configured(host)
  const drawn = root === null ? host.dataset['drawn'] : undefined
  // Also a page drawn for something else stays, hidden, until what takes its place is as high.
  if (drawn !== undefined) await screen
  if (route !== null && drawn === drawnAs(route)) {
    // As it was drawn, also for who has gone back meanwhile; that follows at once.
    const tree = <Tree features={features} drawnAt={route.path} />
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
  // Another tab signed in or out; a page that the browser had put aside was told of nothing.
  addEventListener('storage', ({ key }) => {
    if (key === null || key === 'wallet' || key === 'token') follow()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow()
  })
}

function follow(): void {
  if (followSession()) void restoreSession()
}

/** Called once, before anything is drawn. */
export function compose(features: readonly WebFeature[]): void {
  provideFeatures(features)
  provideServiceSources(features.flatMap((feature) => feature.services ?? []))
  provideFlows(features)
}

interface TreeProps {
  readonly features: readonly WebFeature[]
  readonly drawnAt?: string
}

export function Tree({ features, ...rest }: TreeProps) {
  const [drawn, setDrawn] = useState(rest.drawnAt !== undefined)
  useEffect(() => {
    // early.js repeats what was tapped before.
    dispatchEvent(new Event('app-runs'))
    // What the reader alone has, a zone and a session, in slices too.
    startTransition(() => setDrawn(false))
  }, [])
  return (
    <StrictMode>
      <Drawn value={drawn}>
        <App routes={routesOf(features)} {...rest} />
      </Drawn>
    </StrictMode>
  )
}

/**
 * Resolves once the settings are there; without them the reader is told, and asks again. Gives the
 * root that this was drawn in, if it had to be.
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
