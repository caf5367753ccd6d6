import { isAddress } from '#platform/std/address.ts'
import { cleaned, isReadable } from '#platform/std/readable.ts'
import * as z from 'zod/mini'

/** The one text of an announcement that is signed: the same bytes on the server, in browsers and in the operator's command. */

export const kinds = ['news', 'release', 'security', 'incident'] as const
export type Kind = (typeof kinds)[number]

/** Characters, as a reader counts them. */
export const longest = { title: 120, body: 8_000 } as const
export const mostSpenders = 20
/** Of a signed text: two bodies of Chinese are 50,000. */
export const mostBytes = 100_000

/** The hash that the first announcement continues. */
export const noHash = `0x${'0'.repeat(64)}`

const wording = z.object({ title: z.string(), body: z.string() })

const form = z.object({
  /** The chain's id, 0x and 8 hex digits in lower case: what is signed for one network is nothing on another. */
  chain: z.string(),
  number: z.int().check(z.positive()),
  /** Hash of the announcement before. */
  previous: z.string().check(z.regex(/^0x[0-9a-f]{64}$/)),
  /** Unix seconds. */
  time: z.int().check(z.nonnegative()),
  kind: z.enum(kinds),
  en: wording,
  tc: wording,
  /** Contracts whose approvals a reader should take back. */
  spenders: z.array(z.string()),
  /** Of a release: SHA-256 of the list of its files. */
  release: z.nullable(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
})
export type Announcement = z.output<typeof form>

/** JSON without spaces, its keys in this order. */
export function canonicalText(one: Announcement): string {
  const { chain, number, previous, time, kind, en, tc, spenders, release } = one
  return JSON.stringify({
    tessera: 'announcement',
    chain,
    number,
    previous,
    time,
    kind,
    en: { title: en.title, body: en.body },
    tc: { title: tc.title, body: tc.body },
    spenders,
    release,
  })
}

/** As it is signed: without what cannot be seen, at most one empty line between two paragraphs. */
export const plainWording = ({ title, body }: Announcement['en']): Announcement['en'] => ({
  title: cleaned(title, 'line'),
  body: cleaned(body, 'lines'),
})

/** The announcement of a canonical text; null for any other text, and for one beyond the limits. */
export function parseAnnouncement(text: string): Announcement | null {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return null
  }
  const { data } = z.safeParse(form, json)
  return data !== undefined && canonicalText(data) === text && isWithinLimits(data) ? data : null
}

export function isWithinLimits({ kind, en, tc, spenders, release }: Announcement): boolean {
  return (
    [en, tc].every(isPlain) &&
    (kind === 'security' || spenders.length === 0) &&
    (kind === 'release' || release === null) &&
    spenders.length <= mostSpenders &&
    new Set(spenders).size === spenders.length &&
    spenders.every((one) => isAddress(one))
  )
}

function isPlain(words: Announcement['en']): boolean {
  const { title, body } = words
  const plain = plainWording(words)
  return (
    title !== '' &&
    body !== '' &&
    plain.title === title &&
    plain.body === body &&
    isReadable(title, longest.title, 'line') &&
    isReadable(body, longest.body, 'lines')
  )
}

/** An address of a site, with or without https://, in a text that is to have none. */
const site = /:\/\/|[\p{L}\p{N}-][.．｡]\p{L}{2,}/u

/** A forged warning wants a click: a security announcement leads nowhere but into the app. */
export const hasForbiddenLink = ({ kind, en, tc }: Announcement): boolean =>
  kind === 'security' && [en, tc].some(({ title, body }) => site.test(title) || site.test(body))
