import { expect, test } from 'vitest'

import { kindsOf, type RecordList } from './records.ts'

const list = (kind: RecordList['kind'], order: number) => ({
  kind,
  order,
  title: { en: '', tc: '' },
  load: () => Promise.reject(new Error('not looked at')),
})

test('kinds stand in one order, each once, and only where there is a list', () => {
  const burns = { word: 'burns', title: { en: 'Burns', tc: '銷毀' } }
  const lists = [list(burns, 1), list('purchases', 1), list('staking', 2), list('staking', 1)]
  expect([...kindsOf(lists).keys()]).toEqual(['staking', 'purchases', 'burns'])
  expect(kindsOf(lists).get('burns')).toEqual(burns.title)
  expect(kindsOf([]).size).toBe(0)
})
