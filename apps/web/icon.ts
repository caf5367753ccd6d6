import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const file = new URL('public/icon.svg', import.meta.url)

/** The icon is inline: requested, it would compete with what is painted first. */
export function icon(): Plugin {
  return {
    name: 'tessera-icon',
    apply: 'build',
    transformIndexHtml(html) {
      const named = 'href="/icon.svg"'
      if (!html.includes(named)) throw new Error('the page names no icon')
      const text = readFileSync(file, 'utf8').replaceAll(/\s*\n\s*/g, '')
      return html.replace(named, () => `href="data:image/svg+xml,${encodeURIComponent(text)}"`)
    },
  }
}
