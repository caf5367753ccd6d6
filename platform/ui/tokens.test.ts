import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

/** name → [light, dark], as six hex digits. */
const colours = new Map(
  [...css.matchAll(/--([a-z-]+): light-dark\(#([0-9a-f]{6})\w*, #([0-9a-f]{6})\w*\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, [light, dark] as const],
  ),
)

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test('contrast is computed as in WCAG', () => {
  expect(contrast('000000', 'ffffff')).toBe(21)
  expect(contrast('777777', 'ffffff')).toBeCloseTo(4.48, 2)
})

const text: [string, string[]][] = [
  ['ink', ['ground', 'surface', 'sunk', 'lapis-wash']],
  ['soft', ['ground', 'surface', 'sunk']],
  ['faint', ['ground', 'surface', 'sunk']],
  ['lapis', ['ground', 'surface', 'lapis-wash']],
  ['lapis-ink', ['lapis', 'lapis-deep']],
  ['gold', ['ground', 'surface', 'gold-wash']],
  ['verdigris', ['ground', 'surface', 'verdigris-wash']],
  ['terra', ['ground', 'surface', 'terra-wash']],
  ['terra-ink', ['terra']],
  ['surface', ['verdigris']],
]

test.each(
  text.flatMap(([ink, grounds]) =>
    grounds.flatMap((ground) => [0, 1].map((theme) => [ink, ground, theme] as const)),
  ),
)('%s on %s can be read in theme %i', (ink, ground, theme) => {
  const [one, other] = [colours.get(ink)?.[theme], colours.get(ground)?.[theme]]
  expect(contrast(one ?? '', other ?? '')).toBeGreaterThanOrEqual(4.5)
})

test.each([0, 1])('the edge of a field is seen in theme %i', (theme) => {
  for (const ground of ['ground', 'surface']) {
    const [one, other] = [colours.get('edge')?.[theme], colours.get(ground)?.[theme]]
    expect(contrast(one ?? '', other ?? '')).toBeGreaterThanOrEqual(3)
  }
})
