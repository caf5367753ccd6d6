import { expect, test } from 'vitest'

import { idsOf } from './boxIds.ts'

test('several are read from their list', () => {
  expect(idsOf('4294967297,4294967303')).toEqual(['4294967297', '4294967303'])
  expect(idsOf(undefined)).toEqual([])
  expect(idsOf('')).toEqual([])
})
