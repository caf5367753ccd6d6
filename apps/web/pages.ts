import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { frameOf, inlineCode } from '#platform/std/rendering.ts'
import { locales } from '#platform/std/text.ts'
import { languageTag } from '#platform/web/translate.ts'

import { type Hashes, hashesOf, hashOf } from './integrity.ts'
import { needs, recordOf, screenOf, type Script } from './record.ts'

/** By name of the page's file: the page that the server renders. */
type ServerRendered = Readonly<Record<string, { readonly page: string }>>

/**
 * Writes, beside the rendering code, what the server puts each page into. Such a page is painted
 * from its own bytes alone: what the empty page requests before it paints is inline, and the rest
 * is requested afterwards. Each page names the scripts that it begins with, and the list of all
 * others.
 */
export async function writePages(outDir: string, serverRendered: ServerRendered): Promise<void> {
  const scripts = JSON.parse(await readFile(recordOf(outDir), 'utf8')) as Script[]
  const hashes = await hashesOf(
    outDir,
    scripts.map(({ file }) => file),
  )
  const chunks = await writeChunks(outDir, scripts, hashes)
  const file = path.join(outDir, 'index.html')
  const empty = fill(await readFile(file, 'utf8'), [[' data-app="', `${chunks} data-app="`]])
  const entry = scripts.find(({ isEntry }) => isEntry)!
  const begins = (html: string, more: readonly Script[]): string =>
    fill(html, [[/data-app="[^"]*"/, `data-app="${beginning(entry, more, hashes)}"`]])
  await write(file, begins(empty, needs(scripts, entry)))
  const whole = await selfContained(outDir, empty)
  for (const locale of locales) {
    const own = fill(whole, [
      [/<html lang="[^"]*" data-fonts/, `<html lang="${languageTag[locale]}"`],
    ])
    for (const [name, { page }] of Object.entries(serverRendered)) {
      const needed = [...needs(scripts, screenOf(scripts, page)), ...needs(scripts, entry)]
      await write(frameOf(outDir, name, locale), begins(own, needed))
    }
  }
}

/** A list of every chunk: its hash, and those that it needs. Gives the attribute by which a page names it. */
async function writeChunks(
  outDir: string,
  scripts: readonly Script[],
  hashes: Hashes,
): Promise<string> {
  const name = (file: string): string => file.slice('assets/'.length)
  const list = scripts.map(({ file, imports }) => [
    name(file),
    [hashes.get(`/${file}`), ...imports.map(name)],
  ])
  const text = Buffer.from(JSON.stringify(Object.fromEntries(list)))
  const short = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  const file = `assets/chunks-${short}.json`
  await writeFile(path.join(outDir, file), text)
  return ` data-chunks="/${file}#${hashOf(text)}"`
}

/** Scripts with their hashes; those that others need first, so that each can be run by itself, the app's own last. */
function beginning(entry: Script, needed: readonly Script[], hashes: Hashes): string {
  const depth = (file: string): number => {
    const { imports } = needed.find((script) => script.file === file)!
    return Math.max(0, ...imports.map((each) => depth(each) + 1))
  }
  const files = [...new Set(needed.map(({ file }) => file))].filter((file) => file !== entry.file)
  const sorted = files.toSorted((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1))
  return [...sorted, entry.file].map((file) => `/${file}#${hashes.get(`/${file}`)}`).join(' ')
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
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

const inlined = (data: string, code: string): string =>
  `<script${data}>${inlineCode(code)}</script>`
