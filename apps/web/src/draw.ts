import { type Locale, locales } from '#platform/std/text.ts'
import type { WebRoute } from '#platform/web/feature.ts'
import type { Given, ShownCall } from '#platform/web/given.ts'
import type { RuntimeConfig } from '#platform/web/runtime.ts'
import { openDrawer } from '#platform/web/shell/draw.tsx'

import type { DrawnFile } from '../drawnFile.ts'
import { features } from './features.ts'

const drawer = openDrawer(features)

const named = (path: string): string => path.slice(1) || 'home'
const isStill = (route: WebRoute): boolean => route.still === true

/** Pages that are the same for everybody: one for each language and kind of network. */
export async function stillPages(): Promise<readonly DrawnFile[]> {
  const drawn: DrawnFile[] = []
  for (const local of [true, false]) {
    const settings = { demo: local ? { accounts: [], travel: true } : null }
    for (const locale of locales) {
      for (const route of drawer.routes.filter(isStill)) {
        const { as, html } = await drawer.draw(route, locale, settings, null)
        const file = `${local ? 'local' : 'public'}/${locale}/${named(route.path)}.html`
        drawn.push({ file, page: route.page, locale, html: element(as, html) })
      }
    }
  }
  return drawn
}

/** By name of the page's file: what the server draws each time, and what of an address it draws. */
export const live = Object.fromEntries(
  drawer.routes
    .filter((route) => !isStill(route))
    .map(({ path, page, params = [] }) => [named(path), { page, params }]),
)

/** The page's element with what it was drawn from, and the calls that its screen makes. */
export async function draw(
  name: string,
  locale: Locale,
  settings: Partial<RuntimeConfig>,
  given: Given,
): Promise<{ readonly html: string; readonly calls: readonly ShownCall[] }> {
  const route = drawer.routes.find(({ path }) => named(path) === name)
  if (route === undefined) throw new Error(`there is no page ${name}`)
  const { as, html, calls } = await drawer.draw(route, locale, settings, given)
  return { html: `${element(as, html)}${asData(given)}`, calls }
}

const element = (as: string, html: string): string =>
  `<div id="app" data-drawn="${as}">${html}</div>`

/** Data, which no browser runs; nothing in it can end its element. */
const asData = ({ now, search, replies }: Given): string => {
  const told = { now, search, replies: replies.map(({ path, key, data }) => ({ path, key, data })) }
  return `<script type="application/json" id="given">${JSON.stringify(told).replaceAll('<', String.raw`\u003c`)}</script>`
}
