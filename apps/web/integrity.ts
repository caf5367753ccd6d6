import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Integrity of a script by its address below the origin. */
export type Hashes = ReadonlyMap<string, string>

/** How chunks request others: `begin.js` binds each to its hash first. */
const asking = 'loadChunk'
const dynamic = /\bimport\(\s*(["'`])\.\/([^"'`]+\.js)\1\s*\)/g

/**
 * Binds every byte of code to the page: scripts and styles that the page names carry their hash. It
 * names a list of all chunks with theirs, bound like them, by which `begin.js` binds what is loaded
 * later: an import map of all would be the larger half of every page. A style sheet that only a
 * chunk requests could not be bound, so there is none.
 */
export function integrity(): Plugin {
  return {
    name: 'tessera-integrity',
    apply: 'build',
    // Other words around a chunk's own are another file.
    augmentChunkHash: () => asking,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk') output.code = askingForOthers(output.code)
        }
      },
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }, bundle) {
        const files = Object.keys(bundle).filter((file) => /\.(js|css)$/.test(file))
        const hashes = await hashesOf(dir, [...files, ...(await scriptsIn(dir))])
        const pages = (await readdir(dir)).filter((file) => file.endsWith('.html'))
        for (const page of pages) {
          const html = await readFile(join(dir, page), 'utf8')
          await writeFile(join(dir, page), bound(html, hashes))
        }
      },
    },
  }
}

/** A chunk whose later chunks the page requests. Throws where one would bypass it. */
export function askingForOthers(code: string): string {
  const bound = code.replace(dynamic, (_, _quote, file: string) => `${asking}("${file}")`)
  const [left] = /\bimport\(\s*["'`][^)]*\)/.exec(bound) ?? []
  if (left !== undefined) throw new Error(`${left} would be loaded without a hash`)
  return bound
}

/** The page with its hashes. Throws where it would load something that has none. */
export function bound(html: string, hashes: Hashes): string {
  for (const file of hashes.keys()) {
    if (file.endsWith('.css') && !html.includes(`"${file}"`)) {
      throw new Error(`${file} is named by no page: nothing could check it`)
    }
  }
  return html.replace(
    /<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+\.(?:js|css))"[^>]*>/g,
    (tag, file: string) => {
      const hash = hashes.get(file)
      if (hash === undefined) throw new Error(`the page names ${file}, which was not built`)
      // Without `crossorigin` a browser that insists on hashes does not take a plain script.
      const cors = /\scrossorigin\b/.test(tag) ? '' : ' crossorigin'
      return tag.replace(/\s*\/?>$/, `${cors} integrity="${hash}">`)
    },
  )
}

/** By address, of files in a folder. */
export async function hashesOf(dir: string, files: readonly string[]): Promise<Hashes> {
  const found = files.toSorted().map(async (file) => {
    return [`/${file}`, hashOf(await readFile(join(dir, file)))] as const
  })
  return new Map(await Promise.all(found))
}

/** Those that are served as they are, from the public folder. */
const scriptsIn = async (dir: string): Promise<string[]> =>
  (await readdir(dir)).filter((file) => file.endsWith('.js'))

export const hashOf = (bytes: Uint8Array): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`
