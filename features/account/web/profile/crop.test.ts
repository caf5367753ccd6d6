import { expect, test } from 'vitest'

import { pulled, squareIn, whole } from './crop.ts'

const wide = { width: 400, height: 200 }
const high = { width: 300, height: 900 }

test('at first as much as fits, from the middle', () => {
  expect(squareIn(wide, whole)).toEqual({ left: 100, top: 0, side: 200 })
  expect(squareIn(high, whole)).toEqual({ left: 0, top: 300, side: 300 })
})

test('nearer is a smaller square, four times at most', () => {
  expect(squareIn(wide, { ...whole, zoom: 2 })).toEqual({ left: 150, top: 50, side: 100 })
  expect(squareIn(wide, { ...whole, zoom: 9 }).side).toBe(50)
  expect(squareIn(wide, { ...whole, zoom: 0 }).side).toBe(200)
})

test('pulled to the right it shows its left part, up to its edge', () => {
  const once = pulled(wide, whole, 0.25, 0)
  expect(squareIn(wide, once)).toEqual({ left: 50, top: 0, side: 200 })
  expect(squareIn(wide, pulled(wide, once, 5, -5))).toEqual({ left: 0, top: 0, side: 200 })
  expect(squareIn(high, pulled(high, whole, 0, -1))).toEqual({ left: 0, top: 600, side: 300 })
})

test('pulled back from an edge it moves at once', () => {
  const edge = pulled(wide, whole, 5, 0)
  expect(squareIn(wide, pulled(wide, edge, -0.5, 0)).left).toBe(100)
})
