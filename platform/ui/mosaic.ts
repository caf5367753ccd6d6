/** One stone of a mosaic: a closed path and its colour. */
export interface Stone {
  readonly path: string
  readonly fill: string
}

export interface Mosaic {
  readonly viewBox: string
  readonly ground: string
  /** Stones from the centre outwards. */
  readonly stones: readonly Stone[]
}

/** Reads a picture of stones, an SVG as a data URI: one path for the ground, then paths of many stones. */
export function mosaicOf(src: string): Mosaic {
  const svg = decodeURIComponent(src.slice(src.indexOf(',') + 1))
  const viewBox = /viewBox='([^']*)'/.exec(svg)?.[1] ?? '0 0 150 150'
  const [left = 0, top = 0, width = 150, height = 150] = viewBox.split(' ').map(Number)
  const middle = { x: left + width / 2, y: top + height / 2 }
  const [ground, ...paths] = [...svg.matchAll(/<path [^>]*?fill='([^']*)'[^>]*? d='([^']*)'/g)]
  const stones = paths.flatMap(([, fill = '', all = '']) =>
    (all.match(/M[^z]*z/gi) ?? []).map((path) => ({ path, fill })),
  )
  return {
    viewBox,
    ground: ground?.[1] ?? 'none',
    stones: stones
      .filter(({ fill }) => fill !== 'none')
      .map((stone) => ({ stone, from: fromMiddle(stone.path, middle) }))
      .toSorted((a, b) => a.from - b.from)
      .map(({ stone }) => stone),
  }
}

/** A path begins at a stone's corner, half a stone from its middle. */
function fromMiddle(path: string, middle: { x: number; y: number }): number {
  const [x = 0, y = 0] = (path.match(/-?[\d.]+/g) ?? []).slice(0, 2).map(Number)
  return Math.hypot(x + 5 - middle.x, y + 5 - middle.y)
}

const side = 15
const cell = 10

/** A disc of stones for what has no picture of its own: halves of two tones, or one. */
export function discOf(tones: readonly string[]): Mosaic {
  const half = (side - 1) / 2
  const stones: (Stone & { readonly from: number })[] = []
  for (let y = -half; y <= half; y++) {
    for (let x = -half; x <= half; x++) {
      const from = Math.hypot(x, y)
      if (from > half + 0.3) continue
      const bits = Math.imul((x + 31) * 73 + (y + 17) * 151, 0x9e3779b1) >>> 16
      const wide = 8 + (bits & 1)
      const path = `M${(x + half) * cell + 1 - (bits & 1)} ${(y + half) * cell + ((bits >> 1) & 1)}h${wide}v${8 + ((bits >> 2) & 1)}h-${wide}z`
      const tone = tones[x + y < 0 ? 0 : tones.length - 1] ?? ''
      stones.push({ path, fill: tone, from: from * cell + (bits % 14) })
    }
  }
  return {
    viewBox: '-2 -2 154 154',
    ground: 'none',
    stones: stones.toSorted((a, b) => a.from - b.from),
  }
}
