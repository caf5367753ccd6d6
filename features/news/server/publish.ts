import { messageDigest, recoverSigner } from '#platform/chain/message.ts'
import type { Handler } from '#platform/server/bind.ts'
import { Failure } from '#platform/std/failure.ts'
import { sql } from 'kysely'

import { canonicalText, hasForbiddenLink, parseAnnouncement } from '../announcement.ts'
import type { newsApi } from '../api.ts'
import { newsFailures as f } from '../failures.ts'
import { chainOf, headOf, rowOf, tables, viewOf } from './views.ts'

/** Seconds that the operator's clock may be ahead. */
const ahead = 60

/** Anyone may bring it: what counts is who signed it. */
export const publish: Handler<typeof newsApi.publish> = async (input, { app }) => {
  const { announcer } = app.deployment
  const chain = chainOf(app)
  const text = textOf(input.announcement)
  const found = parseAnnouncement(text)
  if (found?.chain !== chain) {
    throw new Failure(f.ANNOUNCEMENT_UNREADABLE, { field: 'announcement' })
  }
  if (hasForbiddenLink(found)) throw new Failure(f.LINK_IN_SECURITY, { field: 'announcement' })
  const signer = await recoverSigner(text, input.signature)
  if (signer === null || signer !== announcer) {
    throw new Failure(f.NOT_ANNOUNCER, { field: 'signature' })
  }
  const { number, previous, time } = found
  const hash = messageDigest(text)
  await tables(app.db)
    .transaction()
    .execute(async (db) => {
      // One after the other: of two with one number the second is refused.
      await sql`select pg_advisory_xact_lock(hashtextextended('news', 0))`.execute(db)
      const same = await db
        .selectFrom('newsAnnouncements')
        .selectAll()
        .where('number', '=', number)
        .executeTakeFirst()
      if (same !== undefined && canonicalText(viewOf(same, chain)) === text) return
      const last = await headOf(db, chain)
      if (number !== last.number + 1 || previous !== last.hash) {
        const values = { number: String(last.number + 1), previous: last.hash }
        throw new Failure(f.NOT_THE_NEXT, { field: 'announcement', values })
      }
      if (time < last.time || time > app.clock.now() + ahead) {
        throw new Failure(f.ANNOUNCEMENT_TIME, { field: 'announcement' })
      }
      await db.insertInto('newsAnnouncements').values(rowOf(found, input.signature)).execute()
    })
  return { number, hash }
}

/** Bytes that are not UTF-8 become signs that no canonical text has signed. */
const textOf = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
