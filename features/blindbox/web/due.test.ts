import { expect, test } from 'vitest'

import { dueOf } from './due.ts'

const box = (id: number, expiry: number | null, state: 'reserved' | 'sealed' = 'reserved') => ({
  id,
  expiry,
  state,
  closed: false,
  price: '100',
  paid: state === 'reserved' ? '30' : '100',
})

test('reserved boxes in time are due, the earliest first', () => {
  const boxes = [box(1, 500), box(2, 300), box(3, null, 'sealed'), box(4, 200)]
  expect(dueOf(boxes, 200)).toEqual({ ids: [2, 1], expiry: 300, amount: 140n })
})

test('of many only as many as one call takes', () => {
  const boxes = Array.from({ length: 25 }, (_, i) => box(i + 1, 900))
  expect(dueOf(boxes, 0)).toMatchObject({
    ids: Array.from({ length: 20 }, (_, i) => i + 1),
    amount: 1_400n,
  })
})

test('nothing of a closed series is due: its first part is returned', () => {
  expect(dueOf([{ ...box(1, 500), closed: true }], 0)).toBeNull()
})

test('nothing is due where nothing is reserved, or not in time', () => {
  expect(dueOf([box(3, null, 'sealed')], 0)).toBeNull()
  expect(dueOf([box(3, 100)], 100)).toBeNull()
})
