import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Adds integrity hashes to the scripts and styles that the built page names. */
export function integrity(): Plugin {
  return {
    name: 'tessera-integrity',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const page = join(dir, 'index.html')
      const html = await readFile(page, 'utf8')
      const tags =
        html.match(/<(?:script|link)[^>]*(?:src|href)="\/[^"]+\.(?:js|css)"[^>]*>/g) ?? []
      let hashed = html
      for (const tag of tags) {
        const file = /(?:src|href)="\/([^"]+)"/.exec(tag)?.[1]
        if (file === undefined || tag.includes('integrity=')) continue
        const digest = createHash('sha384')
          .update(await readFile(join(dir, file)))
          .digest('base64')
        hashed = hashed.replace(tag, tag.replace(/\s*\/?>$/, ` integrity="sha384-${digest}">`))
      }
      await writeFile(page, hashed)
    },
  }
}
