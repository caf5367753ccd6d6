import { group } from '../std/format.ts'
import type { Locale } from '../std/text.ts'
import { useLocale } from './i18n.tsx'
import { usePrerendered } from './shell/prerendered.ts'
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
  // Each is costly to make and few screens need all of them.
  const numbers = memo(() => new Intl.NumberFormat(tag))
  // By hand, as both languages write it: Intl's tables take 11 ms to come.
  const number = (value: number) =>
    Number.isSafeInteger(value) ? group(String(value)) : numbers().format(value)
  const ages = memo(() => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }))
  const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
  const hour = { hour: '2-digit', minute: '2-digit' } as const
  return {
    date: (seconds) => at(seconds, day),
    dateTime: (seconds) => at(seconds, { ...day, ...hour }),
    time: (seconds) => at(seconds, hour),
    number,
    percent(bps) {
      const size = Math.round(Math.abs(bps))
      const fraction = String(size % 100)
        .padStart(2, '0')
        .replace(/0{1,2}$/, '')
      const text = number(Math.floor(size / 100)) + (fraction && `.${fraction}`)
      return `${bps < 0 && size > 0 ? '-' : ''}${text}%`
    },
    relative(seconds, now) {
      const away = seconds - now
      const [unit, size] = units.find(([, each]) => Math.abs(away) >= each) ?? units[3]
      return ages().format(Math.trunc(away / size), unit)
    },
  }
}

function memo<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

/** The reader's zone is unknown where a page is prerendered: only the place of a date is kept. */
function formatsWithoutZone(locale: Locale): Formats {
  const [date, time] = [locale === 'tc' ? 14 : 11, 5].map((width) => '\u2007'.repeat(width))
  return {
    ...formatsOf(locale),
    date: () => date!,
    time: () => time!,
    dateTime: () => `${date} ${time}`,
  }
}

const kept = new Map<string, Formats>()

/** The same for every part of a screen. */
export function useFormats(): Formats {
  const { locale } = useLocale()
  const prerendered = usePrerendered()
  const key = `${locale} ${prerendered}`
  let formats = kept.get(key)
  if (formats === undefined) {
    kept.set(key, (formats = prerendered ? formatsWithoutZone(locale) : formatsOf(locale)))
  }
  return formats
}
