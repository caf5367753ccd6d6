import { defaultLocale, type Locale, type Text, type TextValues } from '../std/text.ts'
import { compileIcu, type Message } from './icu.ts'
import { formatMessage } from './message.ts'

/** What Intl and `<html lang>` call each locale. */
export const languageTag: Record<Locale, string> = { en: 'en-US', tc: 'zh-TW' }

const compiled = new Map<string, Message>()

/** The text in a language, with its ICU placeholders filled. Each message is compiled once. */
export function translate(locale: Locale, text: Text, values: TextValues = {}): string {
  const message = text[locale] || text[defaultLocale]
  if (!/[{'#]/.test(message)) return message
  let parts = compiled.get(message)
  if (parts === undefined) compiled.set(message, (parts = compileIcu(message)))
  return formatMessage(parts, values, languageTag[locale])
}

export type Translate = (text: Text, values?: TextValues) => string
