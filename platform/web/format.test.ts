import { expect, test } from 'vitest'

import { formatsOf } from './format.ts'
import { languageTag } from './translate.ts'

// 2026-12-20 14:02:05 UTC
const moment = 1_797_775_325

test('English, in the zone of the reader', () => {
  const formats = formatsOf('en', 'UTC')
  expect(formats.date(moment)).toBe('Dec 20, 2026')
  expect(formats.dateTime(moment)).toBe('Dec 20, 2026, 14:02')
  expect(formatsOf('en', 'Asia/Taipei').time(moment)).toBe('22:02')
  expect(formats.number(1_234_567)).toBe('1,234,567')
  expect(formats.percent(250)).toBe('2.5%')
})

test('Traditional Chinese', () => {
  const formats = formatsOf('tc', 'Asia/Taipei')
  expect(formats.date(moment)).toBe('2026年12月20日')
  expect(formats.dateTime(moment)).toBe('2026年12月20日 22:02')
  expect(formats.percent(250)).toBe('2.5%')
})

test('percents as Intl writes them', () => {
  for (const locale of ['en', 'tc'] as const) {
    const { percent } = formatsOf(locale)
    const model = new Intl.NumberFormat(languageTag[locale], {
      style: 'percent',
      maximumFractionDigits: 2,
      signDisplay: 'negative',
    })
    const sizes = [
      0, 0.25, 0.75, 1, 5, 10, 99, 100, 101, 110, 250, 9_999, 10_000, 99_999, 1e5, 123_456_789,
    ]
    for (const bps of sizes.flatMap((size) => [size, -size])) {
      expect(percent(bps)).toBe(model.format(bps / 10_000))
    }
  }
})

test('whole numbers and others as Intl writes them', () => {
  for (const locale of ['en', 'tc'] as const) {
    const { number } = formatsOf(locale)
    const model = new Intl.NumberFormat(languageTag[locale])
    const sizes = [
      0,
      7,
      999,
      1_000,
      12_345,
      999_999,
      1e6,
      1e15,
      Number.MAX_SAFE_INTEGER,
      2e20,
      0.5,
      1234.5678,
    ]
    for (const value of sizes.flatMap((size) => [size, size === 0 ? 0 : -size])) {
      expect(number(value)).toBe(model.format(value))
    }
  }
})

test('how long ago, in the largest unit that fits', () => {
  const relative = formatsOf('en', 'UTC').relative
  expect(relative(moment - 5, moment)).toBe('5 seconds ago')
  expect(relative(moment - 185, moment)).toBe('3 minutes ago')
  expect(relative(moment + 2 * 86_400, moment)).toBe('in 2 days')
  expect(relative(moment, moment)).toBe('now')
  expect(formatsOf('tc', 'UTC').relative(moment - 185, moment)).toBe('3 分鐘前')
})
