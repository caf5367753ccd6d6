import { countdown } from '#platform/std/format.ts'
import { defineTexts } from '#platform/std/text.ts'
import type { Translate } from '#platform/web/translate.ts'

const texts = defineTexts({
  days: { en: '{count, plural, one {# day} other {# days}}', tc: '{count, number} 天' },
  hours: { en: '{count, plural, one {# hour} other {# hours}}', tc: '{count, number} 小時' },
  minutes: { en: '{count, plural, one {# minute} other {# minutes}}', tc: '{count, number} 分鐘' },
  seconds: { en: '{count, plural, one {# second} other {# seconds}}', tc: '{count, number} 秒' },
  months: { en: '{count, plural, one {# month} other {# months}}', tc: '{count, number} 個月' },
})

const month = 30 * 86_400

/** How long, in words: `98 minutes`, `1 day 12 hours`. */
export function lasting(seconds: number, t: Translate): string {
  const left = countdown(seconds)
  const said = (['days', 'hours', 'minutes', 'seconds'] as const)
    .filter((unit) => left[unit] > 0)
    .map((unit) => t(texts[unit], { count: left[unit] }))
  return said.length === 0 ? t(texts.seconds, { count: 0 }) : said.join(' ')
}

/** How long a fee or a protection lasts, in minutes: `98 minutes`. */
export const inMinutes = (seconds: number, t: Translate): string =>
  seconds % 60 === 0 ? t(texts.minutes, { count: seconds / 60 }) : lasting(seconds, t)

/** A sale period is shown in months. */
export const inMonths = (seconds: number, t: Translate): string =>
  seconds % month === 0 ? t(texts.months, { count: seconds / month }) : lasting(seconds, t)
