import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { languageTag } from '#platform/web/translate.ts'

import type { DrawnFile } from './drawnFile.ts'
import { needs, recordOf, screenOf, type Script } from './record.ts'
import { stylesFor } from './styles.ts'

/**
 * Lays the drawn pages beside the empty one. Such a page is painted from its own bytes alone: what
 * the empty one asks for before it paints stands in it, and the rest is asked for afterwards. One
 * that the server does not draw again brings the styles of what it shows; the whole sheet comes
 * before the app does.
 * @param redrawn  names of those that the server draws again
 */
export async function writeDrawn(
  outDir: string,
  drawn: readonly DrawnFile[],
  redrawn: readonly string[],
): Promise<void> {
  const scripts = JSON.parse(await readFile(recordOf(outDir), 'utf8')) as Script[]
  const empty = await readFile(path.join(outDir, 'index.html'), 'utf8')
  const base = await selfContained(outDir, empty)
  const part = withPart(
    base,
    empty,
    drawn.filter((page) => !isRedrawn(page)),
  )
  const entry = scripts.find(({ isEntry }) => isEntry)!
  for (const page of drawn) {
    const needed = [...needs(scripts, screenOf(scripts, page.page)), ...needs(scripts, entry)]
    const whole = fill(isRedrawn(page) ? base : part, [
      [/<html lang="[^"]*" data-faces/, `<html lang="${languageTag[page.locale]}"`],
      [/data-app="[^"]*"/, `data-app="${inOrder(needed, entry).join(' ')}"`],
      ['<div id="app"></div>', page.html],
    ])
    const file = path.join(outDir, 'drawn', page.file)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, whole)
  }

  function isRedrawn({ file }: DrawnFile): boolean {
    return redrawn.includes(path.basename(file, '.html'))
  }
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
