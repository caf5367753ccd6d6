import { messageDigest } from '#platform/chain/message.ts'
import type { App } from '#platform/server/app.ts'
import type { Database } from '#platform/server/app.ts'
import type { Address } from '#platform/std/address.ts'
import { type Kysely, sql, type Transaction } from 'kysely'

import { type Announcement, canonicalText, noHash } from '../announcement.ts'
import type { AnnouncementView } from '../api.ts'
import type { AnnouncementRow, NewsTables } from '../tables.ts'

export const tables = (db: Database) => db.withTables<NewsTables>()

/** For which network announcements are signed. */
export const chainOf = ({ deployment }: Pick<App, 'deployment'>): string =>
  deployment.chainId.toLowerCase()

export const viewOf = (row: AnnouncementRow, chain: string): AnnouncementView => ({
  chain,
  number: row.number,
  previous: row.previous,
  time: row.time,
  kind: row.kind,
  en: { title: row.enTitle, body: row.enBody },
  tc: { title: row.tcTitle, body: row.tcBody },
  spenders: row.spenders === '' ? [] : (row.spenders.split(',') as Address[]),
  release: row.release,
  signature: row.signature,
})

export const rowOf = (one: Announcement, signature: string): AnnouncementRow => ({
  number: one.number,
  previous: one.previous,
  time: one.time,
  kind: one.kind,
  enTitle: one.en.title,
  enBody: one.en.body,
  tcTitle: one.tc.title,
  tcBody: one.tc.body,
  spenders: one.spenders.join(','),
  release: one.release,
  signature,
})

/** The newest announcement, or what the first one continues. */
export async function headOf(
  db: Kysely<NewsTables> | Transaction<NewsTables>,
  chain: string,
): Promise<{ readonly number: number; readonly hash: string; readonly time: number }> {
  const row = await db
    .selectFrom('newsAnnouncements')
    .selectAll()
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined) return { number: 0, hash: noHash, time: 0 }
  const { number, time } = row
  return { number, hash: messageDigest(canonicalText(viewOf(row, chain))), time }
}

/** What is published comes one after the other, over all processes: of two with one number the second is refused. */
export async function lockNews(transaction: Transaction<NewsTables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('news', 0))`.execute(transaction)
}
