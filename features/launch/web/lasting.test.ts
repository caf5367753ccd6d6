import { translate } from '#platform/web/translate.ts'
import { expect, test } from 'vitest'

import { inMinutes, inMonths, lasting } from './lasting.ts'

const en: Parameters<typeof lasting>[1] = (...passed) => translate('en', ...passed)
const tc: Parameters<typeof lasting>[1] = (...passed) => translate('tc', ...passed)

test.each([
  [0, '0 seconds', '0 秒'],
  [3_600, '1 hour', '1 小時'],
  [90_061, '1 day 1 hour 1 minute 1 second', '1 天 1 小時 1 分鐘 1 秒'],
])('%i seconds in words', (seconds, english, chinese) => {
  expect(lasting(seconds, en)).toBe(english)
  expect(lasting(seconds, tc)).toBe(chinese)
})

test('a protection is shown in minutes, a sale period in months', () => {
  expect(inMinutes(5_880, en)).toBe('98 minutes')
  expect(inMinutes(61, en)).toBe('1 minute 1 second')
  expect(inMonths(2_592_000, en)).toBe('1 month')
  expect(inMonths(2_592_000, tc)).toBe('1 個月')
  expect(inMonths(86_400, en)).toBe('1 day')
})
