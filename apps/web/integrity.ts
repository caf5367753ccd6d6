import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Binds every byte of code to the page: scripts and styles that the page names carry their hash,
 * and an import map holds the hash of every chunk that is loaded later. A style sheet that only a
 * chunk asked for could not be bound, so there is none.
 */
export function integrity(): Plugin {
  return {
    name: 'tessera-integrity',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }, bundle) {
        const files = Object.keys(bundle).filter((file) => /\.(js|css)$/.test(file))
        const hashes = new Map<string, string>()
        for (const file of [...files, ...(await scriptsIn(dir))].toSorted()) {
          hashes.set(`/${file}`, hashOf(await readFile(join(dir, file))))
        }
        const pages = (await readdir(dir)).filter((file) => file.endsWith('.html'))
        for (const page of pages) {
          const html = await readFile(join(dir, page), 'utf8')
          await writeFile(join(dir, page), bound(html, hashes))
        }
      },
    },
  }
}

/** The page with its hashes. Throws where it would load something that has none. */
export function bound(html: string, hashes: ReadonlyMap<string, string>): string {
  for (const file of hashes.keys()) {
    if (file.endsWith('.css') && !html.includes(`"${file}"`)) {
      throw new Error(`${file} is named by no page: nothing could check it`)
    }
  }
  const chunks = [...hashes].filter(([file]) => file.startsWith('/assets/') && file.endsWith('.js'))
  const map = JSON.stringify({ integrity: Object.fromEntries(chunks) })
  return html
    .replace(
      /<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+\.(?:js|css))"[^>]*>/g,
      (tag, file: string) => {
        const hash = hashes.get(file)
        if (hash === undefined) throw new Error(`the page names ${file}, which was not built`)
        // Without `crossorigin` a browser that insists on hashes does not take a plain script.
        const cors = /\scrossorigin\b/.test(tag) ? '' : ' crossorigin'
        return tag.replace(/\s*\/?>$/, `${cors} integrity="${hash}">`)
      },
    )
    .replace('</title>', () => `</title>\n    <script type="importmap">${map}</script>`)
}

/** Those that are served as they are, from the public folder. */
const scriptsIn = async (dir: string): Promise<string[]> =>
  (await readdir(dir)).filter((file) => file.endsWith('.js'))

const hashOf = (bytes: Uint8Array): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`
