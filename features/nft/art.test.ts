import { type Hex, concat, keccak256, toHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { cardImage, cardSvg, cardTokenUri } from './art.ts'

/** First and last card of each level. */
const ends = [
  [1, 5_000],
  [5_001, 7_000],
  [7_001, 7_800],
  [7_801, 8_050],
  [8_051, 8_100],
] as const

describe.each(ends.map(([first, last], i) => ({ level: i + 1, first, last })))(
  'level $level',
  ({ level, first, last }) => {
    test('every card has 225 stones in at most 8 kB, and no two are alike', () => {
      const seen = new Set<string>()
      for (let id = first; id <= last; id += level < 3 ? 10 : 1) {
        const svg = cardSvg(id, level)
        seen.add(svg)
        // 226 closed paths: the stones and the grout.
        expect(svg.split('z').length - 1).toBe(226)
        expect(cardTokenUri(id, level, 'Marble', 4_200).length).toBeLessThanOrEqual(8_192)
      }
      expect(seen.size).toBe(Math.floor((last - first) / (level < 3 ? 10 : 1)) + 1)
    })

    test('the picture is a URI without a character that would need an escape, and the same SVG', () => {
      const image = cardImage(first, level)
      expect(image).toMatch(/^data:image\/svg\+xml,[\w%.,:'=/-]+$/)
      expect(decodeURIComponent(image.slice(image.indexOf(',') + 1))).toBe(cardSvg(first, level))
    })
  },
)

test('the token URI is JSON with the card’s name, level and power', () => {
  const uri = cardTokenUri(7_001, 3, 'Glass', 600)
  const json = JSON.parse(atob(uri.slice('data:application/json;base64,'.length))) as unknown
  expect(json).toMatchObject({
    name: 'Glass #7001',
    attributes: [
      { trait_type: 'Level', value: 'Glass' },
      { trait_type: 'Power', value: 600 },
    ],
    image: cardImage(7_001, 3),
  })
})

/** By level: name, power, and how many cards, first and last included, in even steps. */
const thousand = [
  ['Clay', 50, 250],
  ['Marble', 220, 250],
  ['Glass', 600, 200],
  ['Silver', 1_300, 250],
  ['Gold', 4_200, 50],
] as const

test('a thousand cards of all levels are what the contract draws', () => {
  let all: Hex = `0x${'0'.repeat(64)}`
  for (const [i, [name, power, count]] of thousand.entries()) {
    const [first, last] = ends[i]!
    for (let step = 0; step < count; step += 1) {
      const id = first + Math.floor((step * (last - first)) / (count - 1))
      all = keccak256(concat([all, keccak256(toHex(cardTokenUri(id, i + 1, name, power)))]))
    }
  }
  // CardArtTwin.t.sol has the same number of the contract's own pictures of the same cards.
  expect(all).toBe('0xb18bfcceabe66325f36cc3a4f28acf9ee6e80b829dd5d0c74c880a3c6e788c93')
})
