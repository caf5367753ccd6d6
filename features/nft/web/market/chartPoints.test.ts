import { expect, test } from 'vitest'

import { chartPoints } from './chartPoints.ts'

test('a price applies until the next sale', () => {
  const points = [
    { time: 100, worth: '50000000' },
    { time: 160, worth: '200129999' },
  ]
  expect(chartPoints(points)).toEqual({
    dots: [
      { x: 100, y: 50 },
      { x: 160, y: 200.12 },
    ],
    line: [
      { x: 100, y: 50 },
      { x: 160, y: 50 },
      { x: 160, y: 200.12 },
    ],
  })
})

test('one sale is one dot, none is nothing', () => {
  expect(chartPoints([{ time: 100, worth: '50000000' }]).dots).toEqual([{ x: 100, y: 50 }])
  expect(chartPoints([])).toEqual({ dots: [], line: [] })
})
