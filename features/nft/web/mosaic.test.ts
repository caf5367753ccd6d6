import { mosaicOf } from '#platform/ui/mosaic.ts'
import { expect, test } from 'vitest'

import { cardImage, cardSvg, GROUT } from '../art.ts'

test.each([1, 2, 3, 4, 5])('the 225 stones of a card of level %i, its centre first', (level) => {
  const { stones, ground, viewBox } = mosaicOf(cardImage(7431, level))
  expect([ground, viewBox]).toEqual([GROUT, '-2 -2 154 154'])
  expect(stones).toHaveLength(225)
  const svg = cardSvg(7431, level)
  for (const { path } of stones) expect(svg).toContain(path)
  // The nine of the centre have a colour of their own.
  expect(new Set(stones.slice(0, 9).map(({ fill }) => fill)).size).toBe(1)
  expect(stones.slice(9).some(({ fill }) => fill === stones[0]?.fill)).toBe(false)
})
