import { endpoint } from '#platform/std/endpoint.ts'
import { address, fileField, intField, pageFields, seconds } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

import { kinds, mostBytes } from './announcement.ts'
import { newsFailures as f } from './failures.ts'

const hash = z.string().check(z.regex(/^0x[0-9a-f]{64}$/))
const number = z.int().check(z.positive())
const signatureField = z.string().check(z.regex(/^(0x)?[0-9a-fA-F]{130}$/))
const wording = z.object({ title: z.string(), body: z.string() })

/** With it the signed text can be put together again: `announcement.ts`. */
const announcement = z.object({
  chain: z.string().check(z.regex(/^0x[0-9a-f]{8}$/)),
  number,
  previous: hash,
  time: seconds,
  kind: z.enum(kinds),
  en: wording,
  tc: wording,
  spenders: z.array(address),
  release: z.nullable(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  signature: signatureField,
})
export type AnnouncementView = z.output<typeof announcement>

/** Who must have signed; null where the deployment names nobody. */
const announcer = z.nullable(address)
const total = z.int().check(z.nonnegative())

export const newsApi = {
  page: endpoint({
    path: '/deposit/announcement/page',
    summary: 'Announcements, the newest first, each with its signature',
    input: z.object({ ...pageFields }),
    output: z.object({ total, list: z.array(announcement), announcer }),
  }),

  one: endpoint({
    method: 'GET',
    path: '/deposit/announcement/{id}',
    summary: 'One announcement by its number',
    input: z.object({ id: intField(1, 1_000_000) }),
    output: z.object({ announcement, announcer, total }),
    failures: [f.NO_SUCH_ANNOUNCEMENT],
  }),

  getAnnouncementInfo: endpoint({
    path: '/deposit/announcement/getAnnouncementInfo',
    summary: 'How many announcements there are, and the latest about security',
    input: z.object({}),
    output: z.object({ total, security: z.nullable(announcement) }),
  }),

  head: endpoint({
    path: '/tessera/news/head',
    summary: 'What the next announcement has to continue',
    input: z.object({}),
    output: z.object({
      /** Of the newest announcement: 0, and a hash of zeros, where there is none. */
      number: total,
      hash,
      chain: z.string(),
      announcer,
      /** Chain time now. */
      now: seconds,
    }),
  }),

  waiting: endpoint({
    path: '/tessera/news/waiting',
    summary: 'The announcement that waits for release by another operator',
    access: 'operator',
    input: z.object({}),
    output: z.object({ announcement: z.nullable(announcement), announcer }),
  }),

  release: endpoint({
    path: '/tessera/news/release',
    summary: 'The newest announced release, and which build this server has',
    input: z.object({}),
    output: z.object({
      /** Null before the first. */
      announcement: z.nullable(announcement),
      announcer,
      /** By the server's own statement; null without a built app. */
      build: z.nullable(
        z.object({
          hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
          /** The list of all chunks, by address and hash, as each page of the build names it. */
          chunks: z.string(),
        }),
      ),
    }),
  }),

  publish: endpoint({
    path: '/tessera/news/publish',
    summary:
      'Publishes the next announcement, signed by the announcer, or lets it wait for another operator; the same once more is done once',
    filesOf: mostBytes,
    limit: { name: 'announcements', perMinute: 10 },
    input: z.object({
      /** Its canonical text, in UTF-8. */
      announcement: fileField(mostBytes),
      signature: signatureField,
    }),
    output: z.object({
      number,
      hash,
      /** Nobody sees it until an operator with the duty `announce` releases it. */
      waits: z.boolean(),
    }),
    failures: [
      f.ANNOUNCEMENT_UNREADABLE,
      f.LINK_IN_SECURITY,
      f.NOT_ANNOUNCER,
      f.ANNOUNCEMENT_WAITS,
      f.NOT_THE_NEXT,
      f.ANNOUNCEMENT_TIME,
    ],
  }),
}
