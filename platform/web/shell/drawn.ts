import { createContext, useContext, useEffect } from 'react'

import type { WebRoute } from '../feature.ts'

import { getLocale } from '../i18n.tsx'
import { runtimeConfig } from '../runtime.ts'

/** Whether what stands here is a page drawn elsewhere: see `useDrawn`. */
export const Drawn = createContext(false)

/** True while a page drawn elsewhere is being taken over: what it shows must be the same. */
export const useDrawn = (): boolean => useContext(Drawn)

/** What a drawn page was drawn for; one that was drawn for something else is drawn anew. */
export const drawnAs = (route: Pick<WebRoute, 'path'>): string =>
  `${route.path} ${getLocale()} ${runtimeConfig().demo === null ? 'public' : 'local'}`

/** The page's first script hides what was drawn for somebody else; now it is right. */
export function useShown(): void {
  const drawn = useDrawn()
  useEffect(() => {
    if (drawn) return
    delete document.documentElement.dataset['known']
    delete document.documentElement.dataset['otherwise']
  }, [drawn])
}
