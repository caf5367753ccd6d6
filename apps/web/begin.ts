import type { Plugin } from 'vite'

/** The page asks for the app at once and lets `begin.js` run it, after the first paint. */
export function begin(): Plugin {
  return {
    name: 'tessera-begin',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const entry = /<script type="module" crossorigin src="([^"]+)"><\/script>/
        if (!entry.test(html)) throw new Error('the page has no first script')
        return html.replace(
          entry,
          '<link rel="modulepreload" crossorigin href="$1">\n    <script defer src="/begin.js" data-app="$1"></script>',
        )
      },
    },
  }
}
