import { locales } from '#platform/std/text.ts'
import { drawPages } from '#platform/web/shell/draw.tsx'

import type { DrawnFile } from '../drawnFile.ts'
import { features } from './features.ts'

/** Every page that is drawn at build time: one for each language and kind of network. */
export async function draw(): Promise<readonly DrawnFile[]> {
  const drawn: DrawnFile[] = []
  for (const local of [true, false]) {
    for (const locale of locales) {
      for (const { path, ...page } of await drawPages(features, locale, local)) {
        const file = `${local ? 'local' : 'public'}/${locale}/${path.slice(1) || 'home'}.html`
        drawn.push({ ...page, locale, file })
      }
    }
  }
  return drawn
}
