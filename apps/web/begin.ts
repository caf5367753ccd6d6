import type { Plugin } from 'vite'

/** Lets `begin.js` run the app; on a page that is not prerendered it is requested at once. */
export function begin(): Plugin {
  return {
    name: 'tessera-begin',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const entry = /<script type="module" crossorigin src="([^"]+)"><\/script>/
        if (!entry.test(html)) throw new Error('the page has no first script')
        const [, app = ''] = entry.exec(html)!
        return html
          .replace(entry, `<link rel="modulepreload" crossorigin href="${app}">`)
          .replace(
            '</body>',
            () => `  <script data-app="${app}" defer src="/begin.js"></script>\n  </body>`,
          )
      },
    },
  }
}
