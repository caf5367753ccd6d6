import path from 'node:path'

import { defaultLocale, type Locale, locales } from '#platform/std/text.ts'
import statics from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

import { pagesToRender } from './renderer.ts'
import type { RenderedPages } from './renderedPages.ts'
import { sendPacked } from './packed.ts'

/**
 * Serves the built app. Files named by their content are kept for a year, everything else is
 * requested again each time; what the build compressed is sent compressed. A page is sent as
 * `pages` renders it in the reader's language, with the chain's current state. Where that is not
 * possible, the app renders it.
 */
export async function addWebFiles(
  http: FastifyInstance,
  folder: string,
  pages: Pick<RenderedPages, 'page'> | null = null,
): Promise<void> {
  const assets = path.join(folder, 'assets') + path.sep
  await http.register(statics, {
    root: folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, file) {
      response.header(
        'cache-control',
        file.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
  if (pages === null) return
  for (const page of pagesToRender(folder)) {
    http.get(page === 'home' ? '/' : `/${page}`, async (request, reply) => {
      const locale = localeOfCookie(request.headers.cookie)
      const [path = ''] = request.url.split('?', 1)
      const asked = new URLSearchParams(request.url.slice(path.length))
      const renderedPage = await pages.page(page, locale, asked)
      reply.header('vary', 'cookie')
      return renderedPage === null
        ? sendApp(reply)
        : sendPacked(request, reply, renderedPage, { type: 'text/html', vary: 'cookie' })
    })
  }
}

/** A page that comes empty: the app renders it. */
export const sendApp = (reply: FastifyReply): FastifyReply => reply.sendFile('index.html')

/**
 * The language that the page noted for us; the reader's own choice, whatever language the browser
 * requests.
 */
function localeOfCookie(cookie: string | undefined): Locale {
  const named = /(?:^|;\s*)locale=(\w+)(?:;|$)/.exec(cookie ?? '')?.[1]
  return locales.find((locale) => locale === named) ?? defaultLocale
}
