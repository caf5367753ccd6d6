import { expect, test } from 'vitest'

import { kindsOf, type RecordKind } from './records.ts'

const list = (kind: RecordKind, order: number) => ({
  kind,
  order,
  title: { en: '', tc: '' },
  load: () => Promise.reject(new Error('not looked at')),
})

test('kinds stand in one order, each once, and only where there is a list', () => {
  expect(kindsOf([list('purchases', 1), list('staking', 2), list('staking', 1)])).toEqual([
    'staking',
    'purchases',
  ])
  expect(kindsOf([])).toEqual([])
})
