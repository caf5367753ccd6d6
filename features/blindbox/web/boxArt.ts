import { GROUT, levelShades, svgImage } from '#features/nft/public.web.ts'

// A closed box: a cube whose three sides are laid with stones of the levels that may be in it.

type Point = readonly [x: number, y: number]

interface Face {
  readonly from: Point
  readonly along: Point
  readonly down: Point
}

/** Stones along an edge. */
const side = 7
const [wide, rise, high] = [62, 36, 72]
const top: Point = [64, 2]
const left: Point = [2, 2 + rise]
const middle: Point = [64, 2 + 2 * rise]

const sides: readonly Face[] = [
  { from: top, along: [wide, rise], down: [-wide, rise] },
  { from: left, along: [wide, rise], down: [0, high] },
  { from: middle, along: [wide, -rise], down: [0, high] },
]

/** `levels`: up to three of its series, the dearest first, which lies on top. */
export function boxImage(seed: number, levels: readonly number[]): string {
  const [first = 3, second = first, third = second] = levels
  const bottom = 2 + 2 * rise + high
  const paths = new Map<string, string>()
  for (const [face, level] of [first, second, third].entries()) {
    const shades = levelShades(level)
    for (let i = 0; i < side * side; i++) {
      const bits = mixed(seed * 3 + face, i)
      const shade = shades[2 * (bits % 4) + (((bits >>> 4) & 3) === 0 ? 1 : 0) + 1] ?? shades[0]!
      paths.set(shade, (paths.get(shade) ?? '') + stone(sides[face]!, i, bits))
    }
  }
  const stones = [...paths].map(([fill, path]) => `<path fill='${fill}' d='${path}'/>`).join('')
  return svgImage(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='-12 0 152 152'>` +
      `<path fill='${GROUT}' d='M${top}L${top[0] + wide} ${top[1] + rise}v${high}L64 ${bottom}L2 ${2 + rise + high}v${-high}z'/>` +
      `${stones}</svg>`,
  )
}

/** Corners drawn in a little, by chance a little more. */
function stone({ from, along, down }: Face, place: number, bits: number): string {
  const [x, y] = [place % side, Math.floor(place / side)]
  const corner = (dx: number, dy: number, at: number): string => {
    const push = 0.06 + ((bits >>> at) & 3) / 40
    const u = (x + dx + (dx === 0 ? push : -push)) / side
    const v = (y + dy + (dy === 0 ? push : -push)) / side
    return `${round(from[0] + along[0] * u + down[0] * v)} ${round(from[1] + along[1] * u + down[1] * v)}`
  }
  return `M${corner(0, 0, 8)}L${corner(1, 0, 10)}L${corner(1, 1, 12)}L${corner(0, 1, 14)}z`
}

const round = (value: number): number => Math.round(value * 10) / 10

/** 32 bits that look like chance and are the same each time. */
function mixed(seed: number, place: number): number {
  const h = Math.imul(Math.imul(seed, 0x9e3779b1) ^ Math.imul(place + 1, 0x85ebca6b), 0x2c1b3c6d)
  return Math.imul(h ^ (h >>> 15), 0x297a2d39) >>> 0
}
