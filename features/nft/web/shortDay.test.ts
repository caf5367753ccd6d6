import { expect, test } from 'vitest'

import { shortDay } from './shortDay.ts'

// 11 December 2026, 03:09 UTC
const at = 1_796_958_540

test('a near day goes without its year, a far one has it', () => {
  expect(shortDay(at, at - 86_400, 'en', 'UTC')).toBe('Dec 11')
  expect(shortDay(at, at - 400 * 86_400, 'en', 'UTC')).toBe('Dec 11, 2026')
  expect(shortDay(at, at - 86_400, 'tc', 'UTC')).toBe('12月11日')
})

test.each([
  ['en', 'en-US'],
  ['tc', 'zh-TW'],
] as const)(
  'every day in %s as Intl writes it, in UTC and in the zone of this machine',
  (locale, tag) => {
    for (const year of [{}, { year: 'numeric' }] as const) {
      for (const zone of ['UTC', undefined] as const) {
        const model = new Intl.DateTimeFormat(tag, {
          day: 'numeric',
          month: 'short',
          ...year,
          ...(zone === undefined ? {} : { timeZone: zone }),
        })
        for (let day = 0; day < 800; day += 1) {
          const seconds = at + day * 86_400
          const now = 'year' in year ? seconds - 300 * 86_400 : seconds
          expect(shortDay(seconds, now, locale, zone)).toBe(model.format(seconds * 1000))
        }
      }
    }
  },
)
