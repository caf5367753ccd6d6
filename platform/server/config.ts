import { isIP } from 'node:net'
import path from 'node:path'

import { type Address, isAddress } from '#platform/std/address.ts'
import { duties, type Duty } from '#platform/std/endpoint.ts'
import * as z from 'zod/mini'

import { type SocialLink, socialLinksOf } from './http/socialLinks.ts'

const port = z.pipe(
  z.string().check(z.refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'no port')),
  z.transform((text) => Number(text)),
)

const count = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/)),
  z.transform((text) => Number(text)),
)

const webUrl = z.url({ protocol: /^https?$/ })
/** One or several by commas. */
const webUrls = z
  .string()
  .check(
    z.refine(
      (text) => text.split(',').every((url) => z.safeParse(webUrl, url.trim()).success),
      'use http addresses, with commas between them',
    ),
  )
const links = z.pipe(
  z.string(),
  z.transform((text, context) => {
    try {
      return socialLinksOf(text)
    } catch (error) {
      const { message } = error as Error
      context.issues.push({ code: 'custom', input: text, message })
      return z.NEVER
    }
  }),
)
/** Names for ranges, as Fastify knows them. */
const ranges = ['loopback', 'linklocal', 'uniquelocal']

/** An address, a range of them or its name; not all addresses at once: then anybody could name another as the reader. */
function isProxy(text: string): boolean {
  if (ranges.includes(text)) return true
  const [address = '', prefix, ...more] = text.split('/')
  const kind = isIP(address)
  if (kind === 0 || more.length > 0) return false
  if (prefix === undefined) return true
  return /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (kind === 4 ? 32 : 128)
}

const proxies = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => text.split(',').every((one) => isProxy(one.trim())),
        `use IP addresses, ranges as 10.0.0.0/8, ${ranges.join(', ')}, with commas`,
      ),
    ),
  z.transform((text) => text.split(',').map((one) => one.trim())),
)

/** `T…=read,T…=review`: an address for each of its duties. */
const operators = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => text.split(',').every((one) => operatorOf(one) !== null),
        `use addresses with a duty each, as T…=${duties.join(', T…=')}`,
      ),
    ),
  z.transform((text) => text.split(',').flatMap((one) => operatorOf(one) ?? [])),
)

function operatorOf(text: string): Operator | null {
  const [address = '', named, ...more] = text.trim().split('=')
  const duty = duties.find((one) => one === named)
  if (duty === undefined || more.length > 0 || !isAddress(address)) return null
  return { address, duty }
}

const postgresUrl = z.string().check(z.regex(/^postgres(ql)?:\/\//))
const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

const environment = z.object({
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(port, 8080),
  TRON_PORT: z._default(port, 9090),
  TRON_URL: z.optional(webUrls),
  TRON_API_KEY: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,256}$/, 'use no spaces'))),
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: z.optional(z.union([z.literal('embedded'), postgresUrl])),
  DATABASE_REPLICA_URL: z.optional(postgresUrl),
  CHAIN_SCHEMA: z._default(
    z.string().check(z.regex(/^(?!pg_)[a-z][a-z0-9_]{0,30}$/, 'use a name such as green')),
    'public',
  ),
  DATABASE_CONNECTIONS: z._default(
    z.pipe(
      count,
      z.number().check(z.refine((most) => most >= 4 && most <= 1_000, 'use 4 to 1000')),
    ),
    12,
  ),
  DEPLOYMENT: z.optional(z.string()),
  LOG_LEVEL: z._default(z.enum(levels), 'info'),
  PUBLIC_ORIGIN: z.optional(webUrl),
  API_BASE: z.optional(webUrl),
  NODE_PUBLIC_URL: z.optional(webUrl),
  METRICS_TOKEN: z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{16,256}$/, 'use 16 or more characters without spaces')),
  ),
  METRICS_PORT: z.optional(port),
  DRAIN_SECONDS: z._default(
    z.pipe(count, z.number().check(z.refine((seconds) => seconds <= 60, 'use 0 to 60'))),
    0,
  ),
  RATE_LIMIT: z._default(count, 600),
  SOCIAL_LINKS: z.optional(links),
  RWA: z.optional(z.enum(['on', 'off'])),
  RWA_DOCUMENTS: z.optional(z.string()),
  TRUSTED_PROXIES: z.optional(proxies),
  OPERATORS: z.optional(operators),
})

/** Who uses the console, beside the holders of roles on chain, and for what. */
export interface Operator {
  readonly address: Address
  readonly duty: Duty
}

export interface Config {
  readonly host: string
  readonly port: number
  /** A node, or several by commas: where one fails the next is used. */
  readonly tronUrl: string
  /** TronGrid's, for its hosts alone. */
  readonly tronApiKey?: string | null
  /** null: nothing is kept on disk. */
  readonly dataDir: string | null
  /** null: the embedded database. */
  readonly databaseUrl: string | null
  /** A copy of it that follows by itself, for what anybody may read; null: none. */
  readonly databaseReplicaUrl?: string | null
  /** The schema of the database that rows from the chain are in; what users wrote is in `public`. */
  readonly chainSchema?: string
  /** The most connections of this process to its database. */
  readonly databaseConnections?: number
  /** Milliseconds after which a call fails with DATABASE_UNAVAILABLE. */
  readonly databaseAnswerMs?: number
  /** DATABASE_URL=embedded: required for an embedded database on a public network. */
  readonly embeddedMeant?: boolean
  /** Bytes free on the disk of `dataDir`, below which the server is not well. */
  readonly leastRoomBytes?: number
  readonly deploymentFile: string
  readonly logLevel: string
  /** Requests a minute from one address; 0: no limit. The local network has none. */
  readonly rateLimit: number
  /** Whose word for the reader's address is believed: addresses, ranges, or names of ranges. */
  readonly trustedProxies?: readonly string[]
  /** Opens /metrics; null: closed, but on a local network. */
  readonly metricsToken?: string | null
  /** Port of the keeper's figures; null: none. */
  readonly metricsPort?: number | null
  /** Milliseconds that a server which is to stop still answers, so that a proxy finds another first. */
  readonly drainMs?: number
  /** Where readers open the app, as `https://app.example`; null: where the server listens. */
  readonly publicOrigin: string | null
  /** Before the path of each call that a page makes, as `https://api.example`; empty: the page's own origin. */
  readonly apiBase?: string
  /** A node that pages request themselves, as `https://api.trongrid.io`; null: only through the server. */
  readonly nodePublicUrl?: string | null
  readonly nativeSymbol: string
  /** Official links of the footer. */
  readonly links: readonly SocialLink[]
  /** Shares of real assets can be bought on a public network; on the local one they always can. */
  readonly rwa?: boolean
  /** The folder with their documents, each `<SHA-256>.pdf`; null: none. */
  readonly rwaDocuments?: string | null
  /** None without it. */
  readonly operators?: readonly Operator[]
  /** Seeded neighbours of a local network, for labels. */
  readonly demo: readonly { readonly address: string; readonly name: string }[]
}

/** The environment, checked; an error names the variable. */
export function configOf(env: Readonly<Record<string, string | undefined>>): Config {
  const passed = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = z.safeParse(environment, passed)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new Error(`${String(issue?.path[0])} in the environment is not valid: ${issue?.message}`)
  }
  const { data } = parsed
  const { DATABASE_URL: named } = data
  const databaseUrl = named === undefined || named === 'embedded' ? null : named
  if (data.DATABASE_REPLICA_URL !== undefined && databaseUrl === null) {
    throw new Error('DATABASE_REPLICA_URL is of use only beside DATABASE_URL.')
  }
  if (data.CHAIN_SCHEMA !== 'public' && databaseUrl === null) {
    throw new Error('CHAIN_SCHEMA is of use only beside DATABASE_URL.')
  }
  const publicOrigin = data.PUBLIC_ORIGIN === undefined ? null : new URL(data.PUBLIC_ORIGIN).origin
  return {
    host: data.HOST,
    port: data.PORT,
    tronUrl: data.TRON_URL ?? `http://127.0.0.1:${data.TRON_PORT}`,
    tronApiKey: data.TRON_API_KEY ?? null,
    dataDir: data.DATA_DIR,
    databaseUrl,
    embeddedMeant: named === 'embedded',
    databaseReplicaUrl: data.DATABASE_REPLICA_URL ?? null,
    chainSchema: data.CHAIN_SCHEMA,
    databaseConnections: data.DATABASE_CONNECTIONS,
    deploymentFile: data.DEPLOYMENT ?? path.join(data.DATA_DIR, 'deployment.json'),
    logLevel: data.LOG_LEVEL,
    metricsToken: data.METRICS_TOKEN ?? null,
    metricsPort: data.METRICS_PORT ?? null,
    drainMs: data.DRAIN_SECONDS * 1000,
    rateLimit: data.RATE_LIMIT,
    trustedProxies: data.TRUSTED_PROXIES ?? [],
    publicOrigin,
    apiBase: apiBaseOf(data.API_BASE, publicOrigin),
    nodePublicUrl: nodePublicUrlOf(data.NODE_PUBLIC_URL, publicOrigin),
    nativeSymbol: 'TRX',
    links: data.SOCIAL_LINKS ?? [],
    rwa: data.RWA === 'on',
    rwaDocuments: data.RWA_DOCUMENTS ?? null,
    operators: data.OPERATORS ?? [],
    demo: [],
  }
}

/** Without a slash at its end. Whose pages may call it must be known, and no page calls what is less safe than itself. */
function apiBaseOf(url: string | undefined, publicOrigin: string | null): string {
  if (url === undefined) return ''
  if (publicOrigin === null) throw new Error('API_BASE is of use only beside PUBLIC_ORIGIN.')
  return prefixOf('API_BASE', url, publicOrigin)
}

/** The same: a page that came by https would not be let to call it by http. */
function nodePublicUrlOf(url: string | undefined, publicOrigin: string | null): string | null {
  return url === undefined ? null : prefixOf('NODE_PUBLIC_URL', url, publicOrigin)
}

function prefixOf(name: string, url: string, publicOrigin: string | null): string {
  const { origin, pathname, protocol, search, hash } = new URL(url)
  if (search !== '' || hash !== '') throw new Error(`${name} is an origin, with a path at most.`)
  if (publicOrigin?.startsWith('https:') === true && protocol !== 'https:') {
    throw new Error(`${name} begins with https where PUBLIC_ORIGIN does.`)
  }
  let end = pathname.length
  while (pathname[end - 1] === '/') end -= 1
  return `${origin}${pathname.slice(0, end)}`
}
