import { useMemo } from 'react'

import type { Locale } from '../std/text.ts'
import { useLocale } from './i18n.tsx'
import { languageTag } from './translate.ts'

/** Dates and numbers in the reader's language and time zone. Times are unix seconds. */
export interface Formats {
  readonly date: (seconds: number) => string
  readonly dateTime: (seconds: number) => string
  readonly time: (seconds: number) => string
  readonly number: (value: number) => string
  /** Hundredths of a percent → `2.5%`. */
  readonly percent: (bps: number) => string
  /** How long ago or until, in the largest fitting unit: `3 minutes ago`, `in 2 days`. */
  readonly relative: (seconds: number, now: number) => string
}

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/** `zone` is for tests; without it the reader's own zone is taken. */
export function formatsOf(locale: Locale, zone?: string): Formats {
  const tag = languageTag[locale]
  const made = new Map<string, Intl.DateTimeFormat>()
  const at = (seconds: number, options: Intl.DateTimeFormatOptions): string => {
    const key = JSON.stringify(options)
    const format =
      made.get(key) ??
      new Intl.DateTimeFormat(tag, {
        ...options,
        hourCycle: 'h23',
        ...(zone === undefined ? {} : { timeZone: zone }),
      })
    made.set(key, format)
    return format.format(seconds * 1000)
  }
  const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
  const hour = { hour: '2-digit', minute: '2-digit' } as const
  const number = new Intl.NumberFormat(tag)
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 })
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })
  return {
    date: (seconds) => at(seconds, day),
    dateTime: (seconds) => at(seconds, { ...day, ...hour }),
    time: (seconds) => at(seconds, hour),
    number: (value) => number.format(value),
    percent: (bps) => percent.format(bps / 10_000),
    relative(seconds, now) {
      const away = seconds - now
      const [unit, size] = units.find(([, each]) => Math.abs(away) >= each) ?? units[3]
      return relative.format(Math.trunc(away / size), unit)
    },
  }
}

export function useFormats(): Formats {
  const { locale } = useLocale()
  return useMemo(() => formatsOf(locale), [locale])
}
