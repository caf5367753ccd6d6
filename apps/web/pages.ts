import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { languageTag } from '#platform/web/translate.ts'

import type { DrawnFile } from './drawnFile.ts'
import { needs, recordOf, screenOf, type Script } from './record.ts'

/** Lays the drawn pages beside the empty one, each with its screen's scripts asked for at once. */
export async function writeDrawn(outDir: string, drawn: readonly DrawnFile[]): Promise<void> {
  const scripts = JSON.parse(await readFile(recordOf(outDir), 'utf8')) as Script[]
  const empty = await readFile(path.join(outDir, 'index.html'), 'utf8')
  for (const page of drawn) {
    const links = preloads(empty, needs(scripts, screenOf(scripts, page.page)))
    const whole = fill(empty, [
      [/<html lang="[^"]*">/, `<html lang="${languageTag[page.locale]}">`],
      ['</head>', `${links}</head>`],
      // The page is there already: its paint has the first call on a slow line.
      [/<link rel="modulepreload" /g, '<link rel="modulepreload" fetchpriority="low" '],
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

/** Links to the scripts that the page does not name yet, bound by the hashes that it holds. */
function preloads(html: string, scripts: readonly Script[]): string {
  const map = /<script type="importmap">(.*?)<\/script>/.exec(html)?.[1]
  const { integrity } = JSON.parse(map ?? '{}') as { integrity: Record<string, string> }
  return scripts
    .map(({ file }) => `/${file}`)
    .filter((file) => !html.includes(`href="${file}"`) && !html.includes(`src="${file}"`))
    .map((file) => {
      const hash = integrity[file]
      if (hash === undefined) throw new Error(`${file} has no hash in the page`)
      return `<link rel="modulepreload" crossorigin href="${file}" integrity="${hash}">`
    })
    .join('')
}
