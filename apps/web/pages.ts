import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { frameOf } from '#platform/std/drawing.ts'
import { type Locale, locales } from '#platform/std/text.ts'
import { languageTag } from '#platform/web/translate.ts'

import type { DrawnFile, Drawing } from './drawnFile.ts'
import { needs, recordOf, screenOf, type Script } from './record.ts'
import { stylesFor } from './styles.ts'

/**
 * Lays the drawn pages beside the empty one, and beside the drawing what the server puts each of its pages into. Such a
 * page is painted from its own bytes alone: what the empty one asks for before it paints stands in it, and the rest is
 * asked for afterwards. One that is drawn here brings the styles of what it shows, and the whole sheet comes before the
 * app does; the server's have every style.
 */
export async function writePages(
  outDir: string,
  drawn: readonly DrawnFile[],
  live: Drawing['live'],
): Promise<void> {
  const empty = await readFile(path.join(outDir, 'index.html'), 'utf8')
  const whole = await selfContained(outDir, empty)
  const scripts = JSON.parse(await readFile(recordOf(outDir), 'utf8')) as Script[]
  const part = withPart(whole, empty, drawn)
  for (const { file, page, locale, html } of drawn) {
    const filled = fill(framed(scripts, part, page, locale), [[place, html]])
    await write(path.join(outDir, 'drawn', file), filled)
  }
  for (const locale of locales) {
    for (const [name, { page }] of Object.entries(live)) {
      await write(frameOf(outDir, name, locale), framed(scripts, whole, page, locale))
    }
  }
}

const place = '<div id="app"></div>'

/** With a page's own language and scripts. */
function framed(scripts: readonly Script[], html: string, page: string, locale: Locale): string {
  const entry = scripts.find(({ isEntry }) => isEntry)!
  const needed = [...needs(scripts, screenOf(scripts, page)), ...needs(scripts, entry)]
  return fill(html, [
    [/<html lang="[^"]*" data-faces/, `<html lang="${languageTag[locale]}"`],
    [/data-app="[^"]*"/, `data-app="${inOrder(needed, entry).join(' ')}"`],
  ])
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}

/** The page with the styles of some drawn ones alone; `begin.js` asks for the sheet that is named. */
function withPart(base: string, empty: string, drawn: readonly DrawnFile[]): string {
  const [, css = ''] = /<style>([\s\S]*?)<\/style>/.exec(base) ?? []
  const sheet = /<link rel="stylesheet"[^>]*>/.exec(empty)?.[0] ?? ''
  const [, href] = / href="([^"]+)"/.exec(sheet) ?? []
  const [, integrity] = / integrity="([^"]+)"/.exec(sheet) ?? []
  if (href === undefined || integrity === undefined) throw new Error('the page has no style sheet')
  const rest = base.replace(css, () => '')
  const styles = stylesFor(css, [rest, ...drawn.map(({ html }) => html)])
  return fill(rest, [
    ['<style></style>', `<style>${styles}</style>`],
    [' data-app="', ` data-styles="${href} ${integrity}" data-app="`],
  ])
}

/** Those that others need first, so that each can be run by itself; the app's own last. */
function inOrder(needed: readonly Script[], entry: Script): string[] {
  const depth = (file: string): number => {
    const { imports } = needed.find((script) => script.file === file)!
    return Math.max(0, ...imports.map((each) => depth(each) + 1))
  }
  const files = [...new Set(needed.map(({ file }) => file))].filter((file) => file !== entry.file)
  const sorted = files.toSorted((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1))
  return [...sorted, entry.file].map((file) => `/${file}`)
}

function fill(html: string, changes: readonly (readonly [string | RegExp, string])[]): string {
  return changes.reduce((text, [place, put]) => {
    if (text.search(place) < 0) throw new Error(`the page has no ${String(place)}`)
    return text.replace(place, () => put)
  }, html)
}

/** Scripts and styles that it names stand in it; nothing is preloaded. */
async function selfContained(outDir: string, html: string): Promise<string> {
  const bare = html.replaceAll(/\n? *<link rel="(?:module)?preload"[^>]*>/g, '')
  const named =
    /<script((?: data-\w+="[^"]*")*)[^>]* src="([^"]+)"[^>]*><\/script>|<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g
  let text = ''
  let at = 0
  for (const match of bare.matchAll(named)) {
    const [tag, data = '', script, styles] = match
    const code = await readFile(path.join(outDir, script ?? styles ?? ''), 'utf8')
    text += bare.slice(at, match.index)
    text += script === undefined ? `<style>${code.trim()}</style>` : inlined(data, code)
    at = match.index + tag.length
  }
  return text + bare.slice(at)
}

/** Without the comments on lines of their own. */
const inlined = (data: string, code: string): string =>
  `<script${data}>${code.replaceAll(/^ *\/\/.*\n/gm, '').trim()}</script>`
