import { type Locale, locales } from '#platform/std/text.ts'
import type { Given } from '#platform/web/given.ts'
import type { RuntimeConfig } from '#platform/web/runtime.ts'
import { type DrawnPage, openDrawer } from '#platform/web/shell/draw.tsx'

import type { DrawnFile } from '../drawnFile.ts'
import { features } from './features.ts'

const drawer = await openDrawer(features)

const named = (path: string): string => path.slice(1) || 'home'

/** Every page as it is drawn at build time: one for each language and kind of network. */
export function pages(): readonly DrawnFile[] {
  const drawn: DrawnFile[] = []
  for (const local of [true, false]) {
    const settings = { demo: local ? { accounts: [], travel: true } : null }
    for (const locale of locales) {
      for (const route of drawer.routes) {
        const html = element(drawer.draw(route, locale, settings, null))
        const file = `${local ? 'local' : 'public'}/${locale}/${named(route.path)}.html`
        drawn.push({ file, page: route.page, locale, html })
      }
    }
  }
  return drawn
}

/** By name of the page's file: the calls whose replies it shows. */
export const shows = Object.fromEntries(
  drawer.routes.flatMap(({ path, shows: shown }) =>
    shown === null
      ? []
      : [[named(path), shown.map(({ endpoint, input }) => ({ path: endpoint.path, input }))]],
  ),
)

/** The page's element, drawn from the replies to those calls, and what it was drawn from. `now`: chain time. */
export function draw(
  page: string,
  locale: Locale,
  settings: Partial<RuntimeConfig>,
  now: number,
  replies: readonly unknown[],
): string {
  const route = drawer.routes.find(({ path }) => named(path) === page)
  if (!route?.shows) throw new Error(`${page} shows nothing`)
  const given: Given = {
    now,
    replies: route.shows.map(({ endpoint, key }, place) => ({
      path: endpoint.path,
      key,
      data: replies[place],
    })),
  }
  return `${element(drawer.draw(route, locale, settings, given))}${asData(given)}`
}

const element = ({ as, html }: DrawnPage): string =>
  `<div id="app" data-drawn="${as}">${html}</div>`

/** Data, which no browser runs; nothing in it can end its element. */
const asData = (given: Given): string =>
  `<script type="application/json" id="given">${JSON.stringify(given).replaceAll('<', String.raw`\u003c`)}</script>`
