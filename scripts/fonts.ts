// Subsets the two fonts to what the app shows: npm run fonts, after an update of their packages.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import subset from 'subset-font'

const root = path.resolve(import.meta.dirname, '..')
const source = (name: string): string =>
  path.join(root, `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)

/** Western letters, and the signs of our texts; the same as `unicode-range` in fonts.css. */
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2010, 0x2027],
  [0x2030, 0x203a],
] as const
const signs = '€™↑↓−'

const text = ranges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
  .map((code) => String.fromCodePoint(code))
  .join('')

/** What browsers do by themselves, and the figures of `num` in ui.css. */
const keepFeatures = 'calt ccmp clig kern liga lnum locl mark mkmk rlig tnum'.split(' ')

/** Headings are set in one weight; text in those from regular to bold. */
const fonts = {
  fraunces: { wght: 600 },
  inter: { wght: { min: 400, max: 700 } },
}

for (const [name, variationAxes] of Object.entries(fonts)) {
  const whole = readFileSync(source(name))
  const options = { targetFormat: 'woff2', variationAxes, keepFeatures } as const
  const small = await subset(whole, text + signs, options)
  writeFileSync(path.join(root, `platform/ui/fonts/${name}.woff2`), small)
  console.log(`${name}: ${whole.length} B, now ${small.length} B`)
}
