import type { Locale } from '#platform/std/text.ts'

const nearly = 300 * 86_400

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * A day for a small place: `Dec 11`, with the year only if it is far away. Unix seconds; the day is in the user's zone,
 * or in UTC. Formatted without Intl: a list of cards needs the browser's tables of dates for nothing else, and loading
 * them would delay the first page.
 */
export function shortDay(seconds: number, now: number, locale: Locale, zone?: 'UTC'): string {
  const at = new Date(seconds * 1000)
  const [year, month, day] =
    zone === 'UTC'
      ? [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()]
      : [at.getFullYear(), at.getMonth(), at.getDate()]
  const far = Math.abs(seconds - now) >= nearly
  if (locale === 'tc') return `${far ? `${year}年` : ''}${month + 1}月${day}日`
  return `${months[month]} ${day}${far ? `, ${year}` : ''}`
}
