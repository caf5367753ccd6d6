import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

import type { WebFeature } from '../feature.ts'

import { queryClient } from '../api.ts'
import { provideFlows } from '../flow/registry.ts'
import { applyLocale, getLocale } from '../i18n.tsx'
import { caller, loadRuntimeConfig } from '../runtime.ts'
import { provideServices } from '../services.ts'
import { sessionStore } from '../sessionStore.ts'
import { App } from './App.tsx'
import { provideFeatures } from './composed.ts'
import { NoConfig } from './NoConfig.tsx'
import { routesOf } from './route.ts'

/** Reads `/config.json`, composes the features, and draws the app. */
export async function startApp(host: Element, features: readonly WebFeature[]): Promise<void> {
  applyLocale()
  caller.locale = getLocale
  history.scrollRestoration = 'manual'
  provideFeatures(features)
  provideServices(features.map((feature) => feature.services))
  provideFlows(features.map((feature) => feature.flows ?? []))
  await draw(createRoot(host), features)
}

async function draw(root: Root, features: readonly WebFeature[]): Promise<void> {
  try {
    await loadRuntimeConfig()
  } catch {
    root.render(<NoConfig retry={() => void draw(root, features)} />)
    return
  }
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <App routes={routesOf(features)} />
      </QueryClientProvider>
    </StrictMode>,
  )
  if (sessionStore.get().address !== null) {
    void import('../signIn.ts').then((loaded) => loaded.restoreSession())
  }
}
