import { expect, test } from 'vitest'

import { acceptLanguage, defaultLocale, localeOfHeader, locales } from './text.ts'

test('English is preset, Traditional Chinese the other', () => {
  expect(defaultLocale).toBe('en')
  expect(locales).toEqual(['en', 'tc'])
})

test('the name that each locale has for itself is understood again', () => {
  for (const locale of locales) expect(localeOfHeader(acceptLanguage[locale])).toBe(locale)
})

test.each([
  ['zh-TW,zh', 'tc'],
  ['zh', 'tc'],
  ['ZH-hant;q=0.9', 'tc'],
  [' zh-HK', 'tc'],
  ['en-US,en', 'en'],
  ['en;q=1, zh;q=0.1', 'en'],
  ['zhx', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('Accept-Language %j selects %s', (header, locale) => {
  expect(localeOfHeader(header)).toBe(locale)
})
