import { expect, test } from 'vitest'

import { idsOf, listedIds } from './boxIds.ts'

test('several are read from their list', () => {
  expect(idsOf('4294967297,4294967303')).toEqual(['4294967297', '4294967303'])
  expect(idsOf(undefined)).toEqual([])
  expect(idsOf('')).toEqual([])
})

test('a call lists them as text, which keeps every digit', () => {
  expect(listedIds('4294967297,4294967303')).toBe('["4294967297","4294967303"]')
  expect(listedIds(undefined)).toBeNull()
})
