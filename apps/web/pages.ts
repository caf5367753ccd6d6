import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { languageTag } from '#platform/web/translate.ts'

import type { DrawnFile } from './drawnFile.ts'
import { needs, recordOf, screenOf, type Script } from './record.ts'

/** Lays the drawn pages beside the empty one, each naming its screen's scripts too. */
export async function writeDrawn(outDir: string, drawn: readonly DrawnFile[]): Promise<void> {
  const scripts = JSON.parse(await readFile(recordOf(outDir), 'utf8')) as Script[]
  const empty = await readFile(path.join(outDir, 'index.html'), 'utf8')
  for (const page of drawn) {
    const needed = needs(scripts, screenOf(scripts, page.page)).map(({ file }) => `/${file}`)
    const whole = fill(page.whole ? later(empty, needed) : atOnce(empty, needed), [
      [/<html lang="[^"]*">/, `<html lang="${languageTag[page.locale]}">`],
      // The fallbacks hold the same space: they will do, where the faces come late.
      [/<link rel="preload" as="font" /g, '$&fetchpriority="low" '],
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
    return typeof place === 'string' ? text.replace(place, () => put) : text.replace(place, put)
  }, html)
}

/** The page's own scripts and those of its screen, asked for after the first paint. */
function later(html: string, needed: readonly string[]): string {
  const links = /\n? *<link rel="modulepreload"[^>]*>/g
  return fill(html.replace(links, ''), [[/data-app="[^"]*/, `$& ${needed.join(' ')}`]])
}

/** They are asked for with the page, but its paint has the first call on a slow line. */
function atOnce(html: string, needed: readonly string[]): string {
  const map = /<script type="importmap">(.*?)<\/script>/.exec(html)?.[1]
  const { integrity } = JSON.parse(map ?? '{}') as { integrity: Record<string, string> }
  const links = needed
    .filter((file) => !html.includes(`href="${file}"`))
    .map((file) => {
      const hash = integrity[file]
      if (hash === undefined) throw new Error(`${file} has no hash in the page`)
      return `<link rel="modulepreload" crossorigin href="${file}" integrity="${hash}">`
    })
  return fill(html, [['</head>', `${links.join('')}</head>`]]).replaceAll(
    '<link rel="modulepreload" ',
    '<link rel="modulepreload" fetchpriority="low" ',
  )
}
