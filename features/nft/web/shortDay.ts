import type { Locale } from '#platform/std/text.ts'
import { languageTag } from '#platform/web/translate.ts'

const nearly = 300 * 86_400

/** A day for a small place: `Dec 11`, with the year only where it is far away. Unix seconds. */
export function shortDay(seconds: number, now: number, locale: Locale, zone?: string): string {
  return new Intl.DateTimeFormat(languageTag[locale], {
    day: 'numeric',
    month: 'short',
    ...(Math.abs(seconds - now) < nearly ? {} : { year: 'numeric' }),
    ...(zone === undefined ? {} : { timeZone: zone }),
  }).format(seconds * 1000)
}
