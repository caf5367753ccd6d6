import type { Plugin } from 'vite'

/** Asks for the faces of the first paint with the page itself, not only once its styles are read. */
export function fonts(): Plugin {
  return {
    name: 'tessera-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        return Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2'))
          .toSorted()
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
              href: `/${file}`,
            },
            injectTo: 'head' as const,
          }))
      },
    },
  }
}
