import type { Locale } from '#platform/std/text.ts'

const nearly = 300 * 86_400

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * A day for a small place: `Dec 11`, with the year only where it is far away. Unix seconds; the day
 * is that of the reader's zone, or of UTC. Written by hand: in a list of cards the browser's own
 * tables of dates would be all that a first page needs them for, and hold it up.
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
