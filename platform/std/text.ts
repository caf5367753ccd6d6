/**
 * A text in both languages, side by side, in ICU MessageFormat.
 * English is the default and the source; `tc` is Traditional Chinese.
 * The compiler refuses a text that lacks a language; `texts.test.ts` refuses one whose placeholders differ.
 */
export interface Text {
  readonly en: string
  readonly tc: string
}

export const locales = ['en', 'tc'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'en'

/** A request's value for each locale: exactly the specification's two values. */
export const acceptLanguage: Record<Locale, string> = { en: 'en-US,en', tc: 'zh-TW,zh' }

/** The locale that an Accept-Language header selects; anything but Chinese is English. */
export function localeOfHeader(header: string | undefined): Locale {
  return header !== undefined && /^\s*zh\b/i.test(header) ? 'tc' : defaultLocale
}

/** Names a feature's texts so that they can be found, typed and checked together. */
export function defineTexts<const T extends Record<string, Text>>(texts: T): T {
  return texts
}

export type TextValues = Readonly<Record<string, string | number>>

/** A text of a reply, with its placeholders filled: each a bare name, `{left}`. */
export const filled = (text: Text, locale: Locale, values: TextValues = {}): string =>
  text[locale].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** A word that is shown as it stands, in every language: no part of it is a placeholder. */
export function verbatim(word: string): Text {
  // Neighbours are quoted as one: two quotes between them would read as an apostrophe.
  const text = word.replace(/['{}]+/g, (run) => {
    const doubled = run.replaceAll("'", "''")
    return /[{}]/.test(run) ? `'${doubled}'` : doubled
  })
  return { en: text, tc: text }
}
