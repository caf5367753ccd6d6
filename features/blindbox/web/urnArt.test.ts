import { expect, test } from 'vitest'

import { stonesOf, stripImage, urnImage } from './urnArt.ts'

const urn = [
  { level: 1, levelStr: 'Clay', size: 6, left: 3, price: '10000000' },
  { level: 5, levelStr: 'Gold', size: 2, left: 2, price: '900000000' },
]
const paths = (image: string): string[] => image.match(/z/g) ?? []

test('the dearest stones come first, and as many of each level are missing as were drawn', () => {
  expect(stonesOf(urn)).toEqual([
    { level: 5, left: true },
    { level: 5, left: true },
    { level: 1, left: true },
    { level: 1, left: false },
    { level: 1, left: true },
    { level: 1, left: false },
    { level: 1, left: true },
    { level: 1, left: false },
  ])
})

test('a picture has a stone for each card on its ground, and is the same each time', () => {
  const image = urnImage(stonesOf(urn), 3)
  expect(paths(image)).toHaveLength(1 + 8)
  expect(urnImage(stonesOf(urn), 3)).toBe(image)
  expect(urnImage(stonesOf(urn), 4)).not.toBe(image)
})

test('the strip shows only remaining cards', () => {
  expect(paths(stripImage(urn))).toHaveLength(1 + 2)
  expect(paths(stripImage(urn.map((each) => ({ ...each, left: 0 }))))).toHaveLength(1)
})
