import { expect, test } from 'vitest'

import { stands } from './api.ts'

const key = (...reader: unknown[]) => ['/path', { size: 20 }, ...reader]
const own = { path: '/path' } as const
const personal = { ...own, personal: true } as const

test('the last page stays for the same reader, and no reader sees another’s reply', () => {
  expect(stands(own, key('ada'), ['ada'], true)).toBe(true)
  expect(stands(own, key('ada'), ['eve'], true)).toBe(false)
  expect(stands(own, key('ada'), [null], true)).toBe(false)
  expect(stands(own, key(), [], true)).toBe(true)
  expect(stands(personal, key('ada'), ['eve'], true)).toBe(false)
})

test('without the option to stay only a guest’s replies stay', () => {
  expect(stands(own, key('ada'), ['ada'])).toBe(false)
  expect(stands(own, key(), [])).toBe(false)
  expect(stands(personal, key(null), ['ada'])).toBe(true)
  expect(stands(personal, key('ada'), [null])).toBe(false)
  expect(stands(personal, key('ada'), ['ada'])).toBe(false)
})

test('a reply of another endpoint never stays', () => {
  expect(stands({ path: '/other' }, key(), [], true)).toBe(false)
  expect(stands({ ...personal, path: '/other' }, key(null), ['ada'], true)).toBe(false)
})
