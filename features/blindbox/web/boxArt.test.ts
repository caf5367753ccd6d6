import { levelShades } from '#features/nft/public.web.ts'
import { expect, test } from 'vitest'

import { boxImage } from './boxArt.ts'

const stones = (image: string): number => (image.match(/M-?[\d.]+%20-?[\d.]+L/g) ?? []).length

test('a box has 49 stones on each of three sides, in shades of its levels, and its own', () => {
  const image = boxImage(7, [3, 2, 1])
  expect(stones(image)).toBe(147)
  for (const level of [3, 2, 1]) {
    expect(levelShades(level).some((shade) => image.includes(shade.replace('#', '%23')))).toBe(true)
  }
  expect(boxImage(7, [3, 2, 1])).toBe(image)
  expect(boxImage(8, [3, 2, 1])).not.toBe(image)
  expect(stones(boxImage(1, []))).toBe(147)
})
