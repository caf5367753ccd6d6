import type { Locale } from '#platform/std/text.ts'
import { languageTag } from '#platform/web/translate.ts'

const nearly = 300 * 86_400

/** A list of cards writes many days: each way of writing them is made once. */
const ways = new Map<string, Intl.DateTimeFormat>()

/** A day for a small place: `Dec 11`, with the year only where it is far away. Unix seconds. */
export function shortDay(seconds: number, now: number, locale: Locale, zone?: string): string {
  const near = Math.abs(seconds - now) < nearly
  const key = `${locale} ${near} ${zone}`
  let way = ways.get(key)
  if (way === undefined) {
    way = new Intl.DateTimeFormat(languageTag[locale], {
      day: 'numeric',
      month: 'short',
      ...(near ? {} : { year: 'numeric' }),
      ...(zone === undefined ? {} : { timeZone: zone }),
    })
    ways.set(key, way)
  }
  return way.format(seconds * 1000)
}
