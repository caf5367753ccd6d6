import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { cardSvg } from './art.ts'

const folder = new URL('../../apps/web/public/art/', import.meta.url)

/** First ids of the levels, as the contracts are deployed. */
const levelOf = (id: number) =>
  [1, 5_001, 7_001, 7_801, 8_051].filter((first) => first <= id).length

test('the cards on the front page are those that the contract draws', () => {
  const files = readdirSync(folder)
  expect(files.length).toBe(6)
  for (const file of files) {
    const id = Number.parseInt(file, 10)
    expect(readFileSync(new URL(file, folder), 'utf8')).toBe(cardSvg(id, levelOf(id)))
  }
})
