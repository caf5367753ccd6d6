import type { Locale } from '#platform/std/text.ts'
import type { InitialData, ShownCall } from '#platform/web/initialData.ts'
import type { RuntimeConfig } from '#platform/web/runtime.ts'
import { openPageRenderer } from '#platform/web/shell/render.tsx'

import { features } from './features.ts'

const renderer = openPageRenderer(features)

const named = (path: string): string => path.slice(1) || 'home'
/**
 * By name of the page's file: the page, and what of an address it reads. What is for operators comes as an address that is
 * not there.
 */
export const serverRendered = Object.fromEntries(
  renderer.routes.flatMap(({ path, page, layout, params = [] }) =>
    layout === 'desktop' ? [] : [[named(path), { page, params }]],
  ),
)

/** The page's element with the data it was rendered from, and the calls that its screen makes. */
export async function render(
  name: string,
  locale: Locale,
  settings: Partial<RuntimeConfig>,
  initialData: InitialData,
): Promise<{ readonly html: string; readonly calls: readonly ShownCall[] }> {
  const route = renderer.routes.find(({ path }) => named(path) === name)
  if (route === undefined) throw new Error(`there is no page ${name}`)
  const { as, html, calls } = await renderer.render(route, locale, settings, initialData)
  return { html: `${element(as, html)}${asData(initialData)}`, calls }
}

const element = (as: string, html: string): string =>
  `<div id="app" data-prerendered="${as}">${html}</div>`

/** Data, which no browser runs; nothing in it can end its element. */
const asData = ({ now, search, replies }: InitialData): string => {
  const initial = {
    now,
    search,
    replies: replies.map(({ path, key, data }) => ({ path, key, data })),
  }
  return `<script type="application/json" id="initial-data">${JSON.stringify(initial).replaceAll('<', String.raw`\u003c`)}</script>`
}
