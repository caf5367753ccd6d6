import { expect, test } from 'vitest'

import { chartPaths } from './chartPath.ts'

test('a rising series begins on the ground and ends at the top', () => {
  const paths = chartPaths(
    [
      { x: 10, y: 0 },
      { x: 20, y: 3 },
      { x: 30, y: 6 },
    ],
    100,
    50,
  )
  expect(paths.line).toBe('M0,50L50,25L100,0')
  expect(paths.area).toBe('M0,50L50,25L100,0L100,50L50,50L0,50Z')
  expect(paths.place({ x: 15, y: 1.5 })).toEqual({ x: 25, y: 37.5 })
})

test('a series of zeros lies on the ground', () => {
  const points = [
    { x: 1, y: 0 },
    { x: 2, y: 0 },
  ]
  expect(chartPaths(points, 10, 10).line).toBe('M0,10L10,10')
})

test('one point, or none, makes no broken path', () => {
  expect(chartPaths([{ x: 5, y: 2 }], 10, 10).line).toBe('M0,0Z')
  expect(chartPaths([], 10, 10)).toMatchObject({ line: '', area: '' })
})

test('what follows begins at the last point, and the scale is of both', () => {
  const points = [
    { x: 0, y: 10 },
    { x: 5, y: 15 },
  ]
  const paths = chartPaths(points, 100, 40, [{ x: 10, y: 20 }])
  expect(paths.line).toBe('M0,20L50,10')
  expect(paths.ahead).toBe('M50,10L100,0')
  expect(chartPaths(points, 100, 40).ahead).toBe('')
})
