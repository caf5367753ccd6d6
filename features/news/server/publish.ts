import { messageDigest, recoverSigner } from '#platform/chain/message.ts'
import type { Handler } from '#platform/server/bind.ts'
import { needsSecond } from '#platform/server/operators.ts'
import { Failure } from '#platform/std/failure.ts'

import { canonicalText, hasForbiddenLink, parseAnnouncement } from '../announcement.ts'
import type { newsApi } from '../api.ts'
import { newsFailures as f } from '../failures.ts'
import { chainOf, headOf, lockNews, rowOf, tables, viewOf } from './views.ts'

/** Seconds that the operator's clock may be ahead. */
const ahead = 60

/**
 * Anyone may bring it: what counts is who signed it. Where several operators announce it waits, seen by nobody, until one of
 * them releases it.
 */
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
  const waits = await tables(app.db)
    .transaction()
    .execute(async (db) => {
      await lockNews(db)
      const published = await db
        .selectFrom('newsAnnouncements')
        .selectAll()
        .where('number', '=', number)
        .executeTakeFirst()
      if (published !== undefined && canonicalText(viewOf(published, chain)) === text) return false
      const waiting = await db.selectFrom('newsWaiting').selectAll().executeTakeFirst()
      if (waiting !== undefined) {
        if (canonicalText(viewOf(waiting, chain)) === text) return true
        const values = { number: waiting.number }
        throw new Failure(f.ANNOUNCEMENT_WAITS, { field: 'announcement', values })
      }
      const last = await headOf(db, chain)
      if (number !== last.number + 1 || previous !== last.hash) {
        const values = { number: String(last.number + 1), previous: last.hash }
        throw new Failure(f.NOT_THE_NEXT, { field: 'announcement', values })
      }
      if (time < last.time || time > app.clock.now() + ahead) {
        throw new Failure(f.ANNOUNCEMENT_TIME, { field: 'announcement' })
      }
      const waitsNow = needsSecond(app, 'announce')
      const row = rowOf(found, input.signature)
      await db
        .insertInto(waitsNow ? 'newsWaiting' : 'newsAnnouncements')
        .values(row)
        .execute()
      return waitsNow
    })
  return { number, hash, waits }
}

/** Bytes that are not UTF-8 become signs that no canonical text has signed. */
const textOf = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
