import path from 'node:path'

import { defaultLocale, type Locale, locales } from '#platform/std/text.ts'
import statics from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

import { pagesToDraw } from './drawing.ts'
import type { DrawnPages } from './drawnPages.ts'
import { sendPacked } from './packed.ts'

/**
 * Serves the built app. Files named by their content are kept for a year, everything else is asked
 * for again each time; what the build compressed goes out so. A page is sent as `pages` draws it in the
 * reader's language, with what the chain says now. Where that cannot be, the app draws it.
 */
export async function addWebFiles(
  http: FastifyInstance,
  folder: string,
  pages: Pick<DrawnPages, 'page'> | null = null,
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
  for (const page of pagesToDraw(folder)) {
    http.get(page === 'home' ? '/' : `/${page}`, async (request, reply) => {
      const locale = localeOfCookie(request.headers.cookie)
      const [path = ''] = request.url.split('?', 1)
      const asked = new URLSearchParams(request.url.slice(path.length))
      const drawn = await pages.page(page, locale, asked)
      reply.header('vary', 'cookie')
      return drawn === null
        ? sendApp(reply)
        : sendPacked(request, reply, drawn, { type: 'text/html', vary: 'cookie' })
    })
  }
}

/** A page that comes empty: the app draws it. */
export const sendApp = (reply: FastifyReply): FastifyReply => reply.sendFile('index.html')

/** The language that the page noted for us; the reader's own choice, whatever the browser asks for. */
function localeOfCookie(cookie: string | undefined): Locale {
  const named = /(?:^|;\s*)locale=(\w+)(?:;|$)/.exec(cookie ?? '')?.[1]
  return locales.find((locale) => locale === named) ?? defaultLocale
}
