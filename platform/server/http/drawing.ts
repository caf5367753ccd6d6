import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { drawingFolder, frameOf } from '#platform/std/drawing.ts'
import { defaultLocale, type Locale } from '#platform/std/text.ts'

/** A call that a page makes for its first sight. `key`: under what the page keeps the reply. */
export interface ShownCall {
  readonly path: string
  readonly key: unknown
  readonly input: Readonly<Record<string, unknown>>
}

/** What a page is drawn from. */
export interface Given {
  readonly now: number
  readonly search: string
  readonly replies: readonly (ShownCall & { readonly data: unknown })[]
}

/** What the build of the web app leaves for the server: pages drawn from replies. */
export interface Drawing {
  /** By name of the page: which parameters of its address it reads. */
  readonly live: Readonly<Record<string, { readonly params: readonly string[] }>>
  /** The element that the app takes over, with what it was drawn from; and the calls that its screen makes. */
  readonly draw: (
    name: string,
    locale: Locale,
    settings: object,
    given: Given,
  ) => Promise<{ readonly html: string; readonly calls: readonly ShownCall[] }>
}

/** The drawing's code; null where the build left none. */
export async function openDrawing(webFolder: string): Promise<Drawing | null> {
  const file = path.join(drawingFolder(webFolder), 'draw.mjs')
  if (!existsSync(file)) return null
  return (await import(pathToFileURL(file).href)) as Drawing
}

/** Names of the pages that can be drawn; none where the build left none. */
export function pagesToDraw(webFolder: string): readonly string[] {
  const folder = path.dirname(frameOf(webFolder, '', defaultLocale))
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((file) => /^(\w+)\.html$/.exec(file)?.[1] ?? [])
}
