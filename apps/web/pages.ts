import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { languageTag } from '#platform/web/translate.ts'

import type { DrawnFile } from './drawnFile.ts'

/** Vite's record of what became of each module. */
export type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: true }>

/** Where the record of a build lies: beside its folder, for whoever weighs it. */
export const manifestOf = (outDir: string): string => `${outDir}.json`

/** Lays the drawn pages beside the empty one, each with its screen's scripts asked for at once. */
export async function writeDrawn(outDir: string, drawn: readonly DrawnFile[]): Promise<void> {
  await rename(path.join(outDir, '.vite/manifest.json'), manifestOf(outDir))
  await rm(path.join(outDir, '.vite'), { recursive: true })
  const manifest = JSON.parse(await readFile(manifestOf(outDir), 'utf8')) as Manifest
  const empty = await readFile(path.join(outDir, 'index.html'), 'utf8')
  for (const page of drawn) {
    const links = preloads(empty, scriptsOf(manifest, screenOf(manifest, page.page)))
    const whole = fill(empty, [
      [/<html lang="[^"]*">/, `<html lang="${languageTag[page.locale]}">`],
      ['</head>', `${links}</head>`],
      ['<div id="app"></div>', `<div id="app" data-drawn="${page.as}">${page.html}</div>`],
    ])
    const file = path.join(outDir, 'drawn', page.file)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, whole)
  }
}

function fill(html: string, changes: readonly (readonly [string | RegExp, string])[]): string {
  return changes.reduce((text, [place, put]) => {
    if (text.search(place) < 0) throw new Error(`the page has no ${String(place)}`)
    return text.replace(place, () => put)
  }, html)
}

/** The module of a page: `<PageName>Screen.tsx`, as every screen is named. */
export function screenOf(manifest: Manifest, page: string): string {
  const name = `/web/${page[0]!.toUpperCase()}${page.slice(1)}Screen.tsx`
  const found = Object.keys(manifest).find((module) => module.endsWith(name))
  if (found === undefined) throw new Error(`no module ends with ${name}`)
  return found
}

/** Every script that a module needs before it can run, itself first. */
export function scriptsOf(manifest: Manifest, module: string): string[] {
  const files = new Set<string>()
  const add = (name: string): void => {
    const { file, imports } = manifest[name]!
    if (files.has(file)) return
    files.add(file)
    for (const next of imports ?? []) add(next)
  }
  add(module)
  return [...files]
}

/** Links to the scripts that the page does not name yet, bound by the hashes that it holds. */
function preloads(html: string, files: readonly string[]): string {
  const map = /<script type="importmap">(.*?)<\/script>/.exec(html)?.[1]
  const { integrity } = JSON.parse(map ?? '{}') as { integrity: Record<string, string> }
  return files
    .map((file) => `/${file}`)
    .filter((file) => !html.includes(`href="${file}"`) && !html.includes(`src="${file}"`))
    .map((file) => {
      const hash = integrity[file]
      if (hash === undefined) throw new Error(`${file} has no hash in the page`)
      return `<link rel="modulepreload" crossorigin href="${file}" integrity="${hash}">`
    })
    .join('')
}
