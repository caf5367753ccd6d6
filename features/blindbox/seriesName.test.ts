import { expect, test } from 'vitest'

import { seriesName } from './seriesName.ts'

test('a series is called by its number, in both languages, twelve in a row each otherwise', () => {
  expect(seriesName(1)).toMatchObject({ en: 'Harbour', tc: '海港' })
  expect(seriesName(2)).toMatchObject({ en: 'Orchard', tc: '果園' })
  expect(seriesName(13)).toMatchObject({ en: 'Harbour' })
  const all = Array.from({ length: 12 }, (_, i) => seriesName(i + 1))
  expect(new Set(all.map(({ en }) => en)).size).toBe(12)
  expect(new Set(all.map(({ tc }) => tc)).size).toBe(12)
})
