import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify from 'fastify'

import type { Config } from '#platform/server/config.ts'
import { rendererFolder } from '#platform/std/rendering.ts'

import { apiOrigin, crossOriginHeaders } from './otherOrigin.ts'

/** Powers of a browser that no page here asks for; a copy button may write to the clipboard. */
const permissions = [
  'accelerometer=()',
  'autoplay=()',
  'browsing-topics=()',
  'camera=()',
  'clipboard-read=()',
  'clipboard-write=(self)',
  'display-capture=()',
  'geolocation=()',
  'gyroscope=()',
  'hid=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'serial=()',
  'usb=()',
].join(', ')

/** Every script must come with its hash: the page has it, or the list of chunks. */
const integrityPolicy = 'blocked-destinations=(script)'

export const plainHeaders: Readonly<Record<string, string>> = {
  'permissions-policy': permissions,
  'integrity-policy': integrityPolicy,
}

/**
 * The headers of every reply beside its own. Helmet runs once: nothing depends on the request, and
 * computing them for each would take as long as reading a row.
 */
export async function securityHeaders(
  webFolder: string | null,
  config: Pick<Config, 'apiBase' | 'publicOrigin' | 'nodePublicUrl'>,
): Promise<Readonly<Record<string, string>>> {
  const asked = Fastify()
  const { publicOrigin, nodePublicUrl = null } = config
  const node = nodePublicUrl === null ? null : new URL(nodePublicUrl).origin
  await asked.register(helmet, helmetOptions(webFolder, publicOrigin, apiOrigin(config), node))
  asked.get('/', async (_, reply) => reply.raw.getHeaders())
  const reply = await asked.inject('/')
  await asked.close()
  const ofHelmet = reply.json<Record<string, string>>()
  return { ...ofHelmet, ...plainHeaders, ...crossOriginHeaders(config) }
}

/**
 * The part of them that data needs, by name: it is no page, and nothing runs when it is opened as
 * one.
 */
const dataHeaders = [
  'access-control-allow-origin',
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
]

/** The headers of a call's reply beside its own. Each header costs as much as reading a field. */
export function callHeaders(all: Readonly<Record<string, string>>): Record<string, string> {
  return {
    ...Object.fromEntries(Object.entries(all).filter(([name]) => dataHeaders.includes(name))),
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'cache-control': 'no-store',
  }
}

/**
 * What a page of ours may do: load from its own origin, call the API and the public node, show its pictures and those it holds as data,
 * and nothing else. What stands in the built pages themselves (first scripts, styles) is allowed by
 * its hash.
 */
export function helmetOptions(
  webFolder: string | null,
  publicOrigin: string | null,
  api: string | null = null,
  node: string | null = null,
): FastifyHelmetOptions {
  const ofApi = api === null ? [] : [api]
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...inlineHashes(webFolder, inlineScripts)],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", ...inlineHashes(webFolder, inlineStyles)],
        imgSrc: ["'self'", 'data:', ...ofApi],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...ofApi, ...(node === null ? [] : [node])],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["'none'"],
      },
    },
    xFrameOptions: { action: 'deny' },
    // Only where readers come by https; a host with this header is never opened by http again.
    strictTransportSecurity:
      publicOrigin?.startsWith('https:') === true ? { maxAge: 31_536_000 } : false,
  }
}

/** `'sha256-…'` of what is found in any built page, or around those that are rendered. */
function inlineHashes(webFolder: string | null, found: (html: string) => string[]): string[] {
  if (webFolder === null) return []
  const texts = [webFolder, rendererFolder(webFolder)]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.html'))
        .flatMap((file) => found(readFileSync(path.join(folder, file), 'utf8'))),
    )
  return [...new Set(texts)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}

/** The scripts of a page that are not named by a file. */
export const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script\b(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => script,
  )

/** The styles that stand in a page. */
export const inlineStyles = (html: string): string[] =>
  [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style)
