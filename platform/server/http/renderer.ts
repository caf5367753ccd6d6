import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { rendererFolder, frameOf } from '#platform/std/rendering.ts'
import { defaultLocale, type Locale } from '#platform/std/text.ts'

/** A call that a page makes for its first sight. `key`: under what the page keeps the reply. */
export interface ShownCall {
  readonly path: string
  readonly key: unknown
  readonly input: Readonly<Record<string, unknown>>
}

/** The data a page is rendered from. */
export interface InitialData {
  readonly now: number
  readonly search: string
  readonly replies: readonly (ShownCall & { readonly data: unknown })[]
}

/** What the build of the web app leaves for the server: code that renders pages from replies. */
export interface Renderer {
  /** By name of the page: which parameters of its address it reads. */
  readonly serverRendered: Readonly<Record<string, { readonly params: readonly string[] }>>
  /**
   * The element that the app takes over, with the data it was rendered from; and the calls that its
   * screen makes.
   */
  readonly render: (
    name: string,
    locale: Locale,
    settings: object,
    initialData: InitialData,
  ) => Promise<{ readonly html: string; readonly calls: readonly ShownCall[] }>
}

/** The renderer's code; null where the build left none. */
export async function openRenderer(webFolder: string): Promise<Renderer | null> {
  const file = path.join(rendererFolder(webFolder), 'render.mjs')
  if (!existsSync(file)) return null
  return (await import(pathToFileURL(file).href)) as Renderer
}

/** Names of the pages that can be rendered; none where the build left none. */
export function pagesToRender(webFolder: string): readonly string[] {
  const folder = path.dirname(frameOf(webFolder, '', defaultLocale))
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((file) => /^(\w+)\.html$/.exec(file)?.[1] ?? [])
}
