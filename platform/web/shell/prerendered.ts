import { createContext, useContext, useEffect } from 'react'

import type { WebRoute } from '../feature.ts'

import { getLocale } from '../i18n.tsx'
import { runtimeConfig } from '../runtime.ts'

/** Whether this is a prerendered page: see `useDrawn`. */
export const Prerendered = createContext(false)

/** True while a prerendered page is being taken over: its content must be the same. */
export const usePrerendered = (): boolean => useContext(Prerendered)

/**
 * What a prerendered page was rendered for; one that was rendered for something else is rendered
 * again.
 */
export const prerenderedFor = (route: Pick<WebRoute, 'path'>): string =>
  `${route.path} ${getLocale()} ${runtimeConfig().demo === null ? 'public' : 'local'}`

/** The page's first script hides what was rendered for another account; now it is right. */
export function useShown(): void {
  const prerendered = usePrerendered()
  useEffect(() => {
    if (prerendered) return
    delete document.documentElement.dataset['known']
    delete document.documentElement.dataset['otherwise']
  }, [prerendered])
}
