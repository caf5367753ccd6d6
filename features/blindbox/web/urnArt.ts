import { GROUT, levelShades, svgImage } from '#features/nft/public.web.ts'

import { leftIn, type Urn } from './urn.ts'

// An urn as a mosaic: one stone for each card that was sealed in it, in its level's shades, the
// dearest in the middle. A drawn card leaves its place empty.

export interface Stone {
  readonly level: number
  readonly left: boolean
}

const CELL = 10

/** The stones of an urn of which only the numbers are known: drawn ones are spread over their level. */
export function stonesOf(urn: Urn): Stone[] {
  return byPrice(urn).flatMap(({ level, size, left }) =>
    Array.from({ length: size }, (_, i) => {
      const drawn = size - left
      const before = Math.floor((i * drawn) / size)
      return { level, left: Math.floor(((i + 1) * drawn) / size) === before }
    }),
  )
}

const byPrice = (urn: Urn): Urn =>
  urn.toSorted((a, b) => (BigInt(a.price) < BigInt(b.price) ? 1 : -1))

/** A square of stones, the first of them in the middle. */
export function urnImage(stones: readonly Stone[], seed: number): string {
  const side = Math.max(1, Math.ceil(Math.sqrt(stones.length)))
  const wide = side * CELL + 4
  const paths = new Map<string, string>()
  for (const [i, { x, y }] of fromTheMiddle(side).slice(0, stones.length).entries()) {
    const { level, left } = stones[i]!
    const bits = mixed(seed, x, y)
    const look = left
      ? `fill='${levelShades(level)[2 * (1 + (bits % 3)) + ((bits >>> 4) & 3 ? 0 : 1)]!}'`
      : `fill='none' stroke='${levelShades(level)[7]!}' stroke-opacity='.55' stroke-width='.6'`
    paths.set(look, (paths.get(look) ?? '') + stone(x, y, bits))
  }
  const stonework = [...paths].map(([look, path]) => `<path ${look} d='${path}'/>`).join('')
  return svgImage(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='-2 -2 ${wide} ${wide}'>` +
      `<path fill='${GROUT}' d='M-2-2h${wide}v${wide}h-${wide}z'/>${stonework}</svg>`,
  )
}

/** The remaining cards, level by level in the urn's own order, as one strip; a gap between two. */
export function stripImage(urn: Urn): string {
  const left = urn.filter((each) => each.left > 0)
  const total = leftIn(left)
  let at = 0
  const parts = left.map(({ level, left: count }) => {
    const from = (at / Math.max(total, 1)) * 300
    at += count
    const to = (at / Math.max(total, 1)) * 300
    const width = Math.max(1, to - from - (at < total ? 1.5 : 0))
    return `<path fill='${levelShades(level)[4]!}' d='M${round(from)} 0h${round(width)}v8h-${round(width)}z'/>`
  })
  return svgImage(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 300 8' preserveAspectRatio='none'>` +
      `<path fill='${GROUT}' d='M0 0h300v8h-300z'/>${parts.join('')}</svg>`,
  )
}

/** One stone of a level, beside its name. */
export const stoneImage = (level: number): string =>
  svgImage(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'>` +
      `<path fill='${GROUT}' d='M0 0h10v10h-10z'/>` +
      `<path fill='${levelShades(level)[4]!}' d='M1.2 1.4l7.4-.3.2 7.6-7.7.2z'/></svg>`,
  )

interface Place {
  readonly x: number
  readonly y: number
}

/** Places of a square, ring by ring from its middle. */
function fromTheMiddle(side: number): Place[] {
  const half = (side - 1) / 2
  const far = ({ x, y }: Place): number => (x - half) ** 2 + (y - half) ** 2
  const turn = ({ x, y }: Place): number => Math.atan2(y - half, x - half)
  return Array.from({ length: side * side }, (_, i) => ({
    x: i % side,
    y: Math.floor(i / side),
  })).toSorted((a, b) => far(a) - far(b) || turn(a) - turn(b))
}

/** Corners pushed about a little, as a hand would set them. */
function stone(x: number, y: number, bits: number): string {
  const push = (at: number): number => ((bits >>> at) & 7) / 9
  const left = x * CELL + 0.5 + push(6)
  const top = y * CELL + 0.5 + push(9)
  const right = (x + 1) * CELL - 0.5 - push(12)
  const bottom = (y + 1) * CELL - 0.5 - push(15)
  const tilt = push(18) - 0.5
  return (
    `M${round(left)} ${round(top + tilt)}L${round(right + tilt)} ${round(top)}` +
    `L${round(right)} ${round(bottom - tilt)}L${round(left - tilt)} ${round(bottom)}z`
  )
}

const round = (value: number): string => String(Math.round(value * 10) / 10)

/** 32 bits that look like chance and are the same each time. */
function mixed(seed: number, x: number, y: number): number {
  let h =
    (Math.imul(seed, 0x9e3779b1) ^ Math.imul(x + 1, 0x85ebca6b) ^ Math.imul(y + 1, 0xc2b2ae35)) >>>
    0
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d) >>> 0
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39) >>> 0
  return (h ^ (h >>> 15)) >>> 0
}
