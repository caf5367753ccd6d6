import { type I18n, setupI18n } from '@lingui/core'
import { compileIcu } from './icu.ts'

import { defaultLocale, type Locale, type Text, type TextValues } from '../std/text.ts'

/** What Intl and `<html lang>` call each locale. */
export const languageTag: Record<Locale, string> = { en: 'en-US', tc: 'zh-TW' }

const catalogues: Record<Locale, I18n> = {
  en: setupI18n({ locale: 'en', locales: languageTag.en, messages: { en: {} } }),
  tc: setupI18n({ locale: 'zh', locales: languageTag.tc, messages: { zh: {} } }),
}

/** The text in a language, with its ICU placeholders filled. Each message is compiled once. */
export function translate(locale: Locale, text: Text, values?: TextValues): string {
  const message = text[locale] || text[defaultLocale]
  if (!/[{'#]/.test(message)) return message
  const catalogue = catalogues[locale]
  if (!(message in catalogue.messages)) {
    catalogue.load(catalogue.locale, { [message]: compileIcu(message) })
  }
  return catalogue._(message, { ...values })
}

export type Translate = (text: Text, values?: TextValues) => string
