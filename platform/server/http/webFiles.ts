import { readdirSync } from 'node:fs'
import path from 'node:path'

import { defaultLocale, type Locale, locales } from '#platform/std/text.ts'
import statics from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { DrawnPage, DrawnPages } from './drawnPages.ts'

/**
 * Serves the built app. Files named by their content are kept for a year, everything else is asked
 * for again each time; what the build compressed goes out so. A page that the build drew is sent as
 * drawn for the reader's language and this kind of network, with what the chain says now where
 * `pages` can.
 */
export async function addWebFiles(
  http: FastifyInstance,
  folder: string,
  local: boolean,
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
  const network = local ? 'local' : 'public'
  const drawn = drawnPages(path.join(folder, 'drawn', network, defaultLocale))
  for (const page of drawn) {
    http.get(page === 'home' ? '/' : `/${page}`, async (request, reply) => {
      const locale = localeOfCookie(request.headers.cookie)
      const file = `drawn/${network}/${locale}/${page}.html`
      reply.header('vary', 'cookie')
      // What the address asks for beside its path is for the app.
      const asked = request.url.includes('?')
      const drawnNow = asked ? null : ((await pages?.page(page, locale, file)) ?? null)
      return drawnNow === null ? reply.sendFile(file) : sendDrawn(request, reply, drawnNow)
    })
  }
}

/** In the form that the reader's browser takes, or only the word that it has it already. */
function sendDrawn(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, plain, ...zipped }: DrawnPage,
): FastifyReply {
  reply.headers({
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
    vary: 'cookie, accept-encoding',
    etag,
  })
  if (request.headers['if-none-match'] === etag) return reply.status(304).send()
  const takes = request.headers['accept-encoding'] ?? ''
  const form = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(takes))
  return form === undefined
    ? reply.send(plain)
    : reply.header('content-encoding', form).send(zipped[form])
}

/** Every other page of the app: it draws itself. */
export const sendApp = (reply: FastifyReply): FastifyReply => reply.sendFile('index.html')

function drawnPages(folder: string): string[] {
  try {
    return readdirSync(folder).flatMap((file) => /^(\w+)\.html$/.exec(file)?.[1] ?? [])
  } catch {
    return []
  }
}

/** The language that the page noted for us; the reader's own choice, whatever the browser asks for. */
function localeOfCookie(cookie: string | undefined): Locale {
  const named = /(?:^|;\s*)locale=(\w+)(?:;|$)/.exec(cookie ?? '')?.[1]
  return locales.find((locale) => locale === named) ?? defaultLocale
}
