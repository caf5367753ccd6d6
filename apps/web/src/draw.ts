import type { Locale } from '#platform/std/text.ts'
import type { Given, ShownCall } from '#platform/web/given.ts'
import type { RuntimeConfig } from '#platform/web/runtime.ts'
import { openDrawer } from '#platform/web/shell/draw.tsx'

import { features } from './features.ts'

const drawer = openDrawer(features)

const named = (path: string): string => path.slice(1) || 'home'
/** By name of the page's file: the page, and what of an address it reads. */
export const live = Object.fromEntries(
  drawer.routes.map(({ path, page, params = [] }) => [named(path), { page, params }]),
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
