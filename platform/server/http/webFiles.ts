import { readdirSync } from 'node:fs'
import path from 'node:path'

import { defaultLocale, type Locale, locales } from '#platform/std/text.ts'
import statics from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

/**
 * Serves the built app. Files named by their content are kept for a year, everything else is asked
 * for again each time; what the build compressed goes out so. A page that the build drew is sent as
 * drawn for the reader's language and this kind of network.
 */
export async function addWebFiles(
  http: FastifyInstance,
  folder: string,
  local: boolean,
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
    http.get(page === 'home' ? '/' : `/${page}`, (request, reply) => {
      const locale = localeOfCookie(request.headers.cookie)
      return reply.header('vary', 'cookie').sendFile(`drawn/${network}/${locale}/${page}.html`)
    })
  }
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
