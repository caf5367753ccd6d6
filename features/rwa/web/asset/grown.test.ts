import { expect, test } from 'vitest'

import { grown } from './grown.ts'

test('payments are steps up to what was paid together', () => {
  const newest = [
    { time: 300, amount: '5' },
    { time: 200, amount: '10' },
  ]
  expect(grown(newest, 15n, 100)).toEqual([
    { x: 100, y: 0 },
    { x: 200, y: 0 },
    { x: 200, y: 10 },
    { x: 300, y: 10 },
    { x: 300, y: 15 },
  ])
})

test('earlier payments that are not among them are the ground', () => {
  expect(grown([{ time: 300, amount: '5' }], 15n, 100)).toEqual([
    { x: 100, y: 10 },
    { x: 300, y: 10 },
    { x: 300, y: 15 },
  ])
})
