import type { Plugin } from 'vite'

/**
 * Requests the fonts of the first paint with the page itself, not after its styles are read, and
 * passes their addresses to `begin.js` for a page that is first painted without them.
 */
export function fonts(): Plugin {
  return {
    name: 'tessera-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2'))
          .toSorted()
          .map((file) => `/${file}`)
        return {
          html: html.replace('data-app=', () => `data-fonts="${files.join(' ')}" data-app=`),
          tags: files.map((href) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href },
            injectTo: 'head' as const,
          })),
        }
      },
    },
  }
}
