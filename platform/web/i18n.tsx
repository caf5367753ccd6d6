import { useCallback } from 'react'

import { defaultLocale, type Locale, locales } from '../std/text.ts'
import { storage, notifyServer } from './storage.ts'
import { createStore, useStore } from './store.ts'
import { languageTag, type Translate, translate } from './translate.ts'

const key = 'locale'

const stored = (): Locale => locales.find((locale) => locale === storage.read(key)) ?? defaultLocale

const current = createStore<Locale>(stored())

export const getLocale = (): Locale => current.get()

/**
 * Keeps the choice, sets it for the server's next page, and sets it on the page (a screen reader
 * picks its voice by it).
 */
export function setLocale(locale: Locale): void {
  storage.write(key, locale)
  notifyServer(key, locale)
  applyLocale(locale)
  current.set(locale)
}

/** For pages rendered elsewhere, where no language is chosen. */
export const renderIn = (locale: Locale): void => current.set(locale)

export function applyLocale(locale: Locale = current.get()): void {
  document.documentElement.lang = languageTag[locale]
}

export function useLocale(): { locale: Locale; setLocale: (locale: Locale) => void } {
  return { locale: useStore(current), setLocale }
}

/** `const t = useText(); t(texts.buy, { count: 2 })` */
export function useText(): Translate {
  const locale = useStore(current)
  return useCallback((text, values) => translate(locale, text, values), [locale])
}

/** For modules that are no components: toasts, the step engine. */
export const translated: Translate = (text, values) => translate(current.get(), text, values)
