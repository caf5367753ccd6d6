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

/** By level: name, power, number of cards, first and last included, in even steps, and their hash. */
const thousand = [
  ['Clay', 50, 250, '0x647faac2519e53e6dcd42aa696d986304f02ff0e510558c3010107cd527ab105'],
  ['Marble', 220, 250, '0x38e3fd55cae70be2fd10aaaa25997d773e2e39ff5c6ff89100bb7e9acda33e75'],
  ['Glass', 600, 200, '0xb2644163eadd3befa1cca350f3eef172a7dafc3eb034ad04adfa08dc732d705d'],
  ['Silver', 1_300, 250, '0x9d52746818eaf45cf7d62ea900f55ed467be8ab96901b04d1d47eb48a3a3f257'],
  ['Gold', 4_200, 50, '0x8dcfc69a228c8456262f36d515673a08287845f1231450d7c9bcfecfb656d9f5'],
] as const

// CardArtTwin.t.sol has the same numbers of the contract's own pictures of the same cards, a thousand in all.
test.each(
  thousand.map(([name, power, count, all], i) => ({ level: i + 1, name, power, count, all })),
)("$count cards of level $level equal the contract's", ({ level, name, power, count, all }) => {
  const [first, last] = ends[level - 1]!
  let joined: Hex = `0x${'0'.repeat(64)}`
  for (let step = 0; step < count; step += 1) {
    const id = first + Math.floor((step * (last - first)) / (count - 1))
    const hash = keccak256(toHex(cardTokenUri(id, level, name, power)))
    joined = keccak256(concat([joined, hash]))
  }
  expect(joined).toBe(all)
})
