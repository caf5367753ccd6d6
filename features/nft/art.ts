// The picture of a card: 15 x 15 stones on grout, every corner pushed about a little, every shade read from a
// wave that runs over the whole card. Each level has a motif: strata, veins, petals, lozenges, rays.
// Equal byte for byte to what `contract/CardArt.sol` answers, hence integers only, and the same names there.

const SIDE = 15
/** Stones count from -7 to 7 around the centre. */
const HALF = 7
/** Width of a stone and its share of grout, in units of the picture. */
const CELL = 10

/** By level: five shades from light to dark, each with a deeper neighbour, then the centre's colour. */
const PALETTES = [
  'e6b994caa382cb845db37452b262419d5639904a337f412d6b382c5e3127f4e6d0',
  'fcf9f2dedbd5ebe5d9cfcabfd5cdbfbbb4a8b5ac9d9f978a8a82767972683f7a68',
  'd5ebecbbcfd078bfd16aa8b83c88c23578ab2555a8214b9416376f133062e9bf5a',
  'f2f4f6d5d7d8c9cfd6b1b6bc9ba4af88909a6a74835d66733f4752373e484f78cf',
  'fdecbbdfd0a5f2d070d5b763dca834c2942ead7b1a986c177b53106c490e3a4aa8',
]

/** Distance from the centre, 16 to a stone, by 8 |y| + |x|. */
const DISTANCE = bytes(
  '0010203040506070101724334252617120242d3a4856657430333a44505d6b7a' +
    '404248505b6673815052565d66717d8a6061656b737d88947071747a818a949e',
)
/** Angle within a quarter, 64 to it, by the same index. */
const ANGLE = bytes(
  '00000000000000004020130d0a080706402d201813100d0b403328201a161310' +
    '40362d26201b18154038302a25201c194039332d2824201d403a35302b272320',
)
/** A turn of the sine in 64 steps, from 0 to 128 around 64. */
const SINE = bytes(
  '40464c53585e64696d7175787b7d7f8080807f7d7b7875716d69645e58534c46' +
    '403a342d28221c17130f0b08050301000000010305080b0f13171c22282d343a',
)

/** The wave of a card: `phase` is computed from the first five, the bend from the next four. */
type Motif = {
  byX: number
  byY: number
  byAxes: number
  byDistance: number
  byAngle: number
  bendX: number
  bendY: number
  bendDistance: number
  bendAngle: number
  bend: number
  start: number
  twist: number
}

/** The picture as SVG text. Levels are numbered from 1. */
export function cardSvg(tokenId: number, level: number): string {
  const random = generator(tokenId, level)
  const motif = motifOf(level, random())
  const sway = random()
  const groups: string[] = Array.from({ length: 11 }, () => '')
  for (let j = 0; j < SIDE; j++) {
    for (let i = 0; i < SIDE; i++) {
      const bits = random()
      const shade = shadeOf(i - HALF, j - HALF, motif, bits)
      groups[shade] += stone(i, j, sway, bits)
    }
  }

  let svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='-2 -2 154 154'>"
  svg += `<path fill='${GROUT}' d='M-2-2h154v154h-154z'/>`
  const palette = PALETTES[level - 1]!
  groups.forEach((path, shade) => {
    if (path) svg += `<path fill='#${palette.slice(shade * 6, shade * 6 + 6)}' d='${path}'/>`
  })
  return `${svg}</svg>`
}

/** The picture as a data URI, as in the token URI and for an `img`. */
export const cardImage = (tokenId: number, level: number): string =>
  svgImage(cardSvg(tokenId, level))

/** SVG text as a data URI. */
export function svgImage(svg: string): string {
  const escaped = svg.replace(/[<># ]/g, (char) => ESCAPES[char]!)
  return `data:image/svg+xml,${escaped}`
}

/** The five shades of a level's stones from light to dark, each with its deeper neighbour. */
export function levelShades(level: number): readonly string[] {
  const palette = PALETTES[level - 1] ?? PALETTES[0]!
  return Array.from({ length: 10 }, (_, i) => `#${palette.slice(i * 6, i * 6 + 6)}`)
}

/** The space between stones. */
export const GROUT = '#1b1813'

/** The contract's `tokenURI` for a card of this level's name and power. */
export function cardTokenUri(
  tokenId: number,
  level: number,
  levelName: string,
  power: number,
): string {
  const json =
    `{"name":"${levelName} #${tokenId}","description":"A Tessera card. Its mosaic is laid by the contract itself, ` +
    `from the card's number.","attributes":[{"trait_type":"Level","value":"${levelName}"},` +
    `{"trait_type":"Power","value":${power}}],"image":"${cardImage(tokenId, level)}"}`
  return `data:application/json;base64,${btoa(json)}`
}

const ESCAPES: Record<string, string> = { '<': '%3C', '>': '%3E', '#': '%23', ' ': '%20' }

/** A PCG generator of 32-bit numbers, seeded by the card. */
function generator(tokenId: number, level: number): () => number {
  let state = (Math.imul(tokenId, 0x9e3779b1) ^ Math.imul(level, 0x85ebca6b)) >>> 0
  return () => {
    state = (Math.imul(state, 747796405) + 2891336453) >>> 0
    const word = Math.imul((state >>> ((state >>> 28) + 4)) ^ state, 277803737) >>> 0
    return ((word >>> 22) ^ word) >>> 0
  }
}

function motifOf(level: number, bits: number): Motif {
  const fold = bits & 3
  const pitch = (bits >>> 14) & 15
  const swing = (bits >>> 18) & 15
  const turn = (bits >>> 22) & 1 ? 1 : -1
  const motif: Motif = {
    byX: 0,
    byY: 0,
    byAxes: 0,
    byDistance: 0,
    byAngle: 0,
    bendX: 0,
    bendY: 0,
    bendDistance: 0,
    bendAngle: 0,
    bend: 0,
    start: (bits >>> 8) & 63,
    twist: (bits >>> 2) & 63,
  }
  if (level === 1) {
    motif.byY = 144 + pitch * 8
    motif.byDistance = 2
    motif.bendX = turn * (64 + swing * 4)
    motif.bend = 16 + swing
  } else if (level === 2) {
    motif.byX = turn * (80 + pitch * 4)
    motif.byY = 80 + pitch * 4
    motif.bendX = 80
    motif.bendY = turn * -48
    motif.bend = 10 + swing
  } else if (level === 3) {
    motif.byDistance = 6 + (pitch >>> 2)
    motif.bendAngle = 4 * (3 + fold)
    motif.bend = 11 + (swing >>> 1)
  } else if (level === 4) {
    motif.byAxes = 112 + pitch * 4
    motif.byDistance = 1
    motif.bendAngle = 16
    motif.bend = 6 + (swing >>> 1)
  } else {
    motif.byDistance = turn * (1 + (pitch >>> 2))
    motif.byAngle = 4 * (6 + fold)
    motif.bendDistance = 9
    motif.bend = 6
  }
  return motif
}

/** Index into a palette for the stone at (x, y) from the centre. */
function shadeOf(x: number, y: number, motif: Motif, bits: number): number {
  const index = Math.abs(y) * 8 + Math.abs(x)
  const distance = DISTANCE[index]!
  if (distance < 26) return 10

  const quarter = ANGLE[index]!
  const half = x < 0 ? 128 - quarter : quarter
  const angle = y < 0 ? (256 - half) & 255 : half
  const bendAt =
    x * motif.bendX + y * motif.bendY + distance * motif.bendDistance + angle * motif.bendAngle
  const along =
    x * motif.byX +
    y * motif.byY +
    (Math.abs(x) + Math.abs(y)) * motif.byAxes +
    distance * motif.byDistance +
    angle * motif.byAngle
  const bend = ((SINE[((bendAt >> 4) + motif.twist) & 63]! - 64) * motif.bend) >> 6
  const phase = ((along >> 4) + bend + motif.start) & 63
  const fall = phase > 31 ? 63 - phase : phase

  let shade = fall < 9 ? 0 : fall < 14 ? 1 : fall < 19 ? 2 : fall < 24 ? 3 : 4
  // One stone in sixteen comes from another heap, one in four is deeper than its neighbours.
  if (((bits >>> 16) & 15) === 0) shade = ((bits >>> 20) & 15) % 5
  return shade * 2 + (((bits >>> 24) & 3) === 0 ? 1 : 0)
}

/** One stone as a closed path. */
function stone(i: number, j: number, sway: number, bits: number): string {
  const left = corner(i, j, sway, bits, 0, 1, 1)
  const top = corner(i + 1, j, sway, bits, 4, -1, 1)
  const right = corner(i + 1, j + 1, sway, bits, 8, -1, -1)
  const bottom = corner(i, j + 1, sway, bits, 12, 1, -1)
  return `M${left.x},${left.y}l${step(left, top)}${separated(step(top, right))}${separated(step(right, bottom))}z`
}

type Point = { x: number; y: number }

/** A crossing of the wavy grid, moved towards the stone by one unit, sometimes by none. */
function corner(
  i: number,
  j: number,
  sway: number,
  bits: number,
  at: number,
  inX: number,
  inY: number,
): Point {
  const x = CELL * i + swayed(j, sway & 63, Math.min(i, SIDE - i, 2))
  const y = CELL * j + swayed(i, (sway >>> 6) & 63, Math.min(j, SIDE - j, 2))
  return {
    x: x + (((bits >>> at) & 3) === 0 ? 0 : inX),
    y: y + (((bits >>> (at + 2)) & 3) === 0 ? 0 : inY),
  }
}

/** The grid's lines wave by `reach` units at most, and not at the picture's edge. */
function swayed(along: number, from: number, reach: number): number {
  return ((SINE[(along * 6 + from) & 63]! - 64) * reach) >> 6
}

function step(from: Point, to: Point): string {
  return `${to.x - from.x}${separated(`${to.y - from.y}`)}`
}

function separated(numbers: string): string {
  return numbers.startsWith('-') ? numbers : `,${numbers}`
}

function bytes(hex: string): number[] {
  return Array.from({ length: hex.length / 2 }, (_, i) =>
    Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16),
  )
}
