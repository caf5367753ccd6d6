import { messageDigest, recoverSigner } from '#platform/chain/message.ts'
import type { App } from '#platform/server/app.ts'
import type { Handler } from '#platform/server/bind.ts'
import type { PlatformTables } from '#platform/server/database/db.ts'
import type { Address } from '#platform/std/address.ts'
import type { Transaction } from 'kysely'

import { canonicalText } from '../announcement.ts'
import type { newsApi } from '../api.ts'
import type { AnnouncementRow, NewsTables } from '../tables.ts'
import { chainOf, headOf, lockNews, tables, viewOf } from './views.ts'

export const waiting: Handler<typeof newsApi.waiting> = async (_, { app }) => {
  const row = await tables(app.db).selectFrom('newsWaiting').selectAll().executeTakeFirst()
  return {
    announcement: row === undefined ? null : viewOf(row, chainOf(app)),
    announcer: app.deployment.announcer,
  }
}

type Place = Pick<App, 'deployment'>

/**
 * Readers see it from then on. It is checked like a new one: its row may have been changed while it waited.
 * none: nothing of this hash waits · own: `by` signed it · broken: another signed it, or it does not continue the newest
 */
export async function releaseAnnouncement(
  transaction: Transaction<PlatformTables>,
  app: Place,
  { hash, by }: { readonly hash: string; readonly by: Address },
): Promise<'done' | 'none' | 'own' | 'broken'> {
  const own = transaction.withTables<NewsTables>()
  const found = await waitingOf(own, app, hash)
  if (found === null) return 'none'
  const { row, text } = found
  const { announcer } = app.deployment
  if (by === announcer) return 'own'
  const last = await headOf(own, chainOf(app))
  const continues = row.number === last.number + 1 && row.previous === last.hash
  if (!continues || (await recoverSigner(text, row.signature)) !== announcer) return 'broken'
  await own.insertInto('newsAnnouncements').values(row).execute()
  await own.deleteFrom('newsWaiting').execute()
  return 'done'
}

/** Nobody sees it, and its number is free; false where nothing of this hash waits. */
export async function rejectAnnouncement(
  transaction: Transaction<PlatformTables>,
  app: Place,
  hash: string,
): Promise<boolean> {
  const own = transaction.withTables<NewsTables>()
  if ((await waitingOf(own, app, hash)) === null) return false
  await own.deleteFrom('newsWaiting').execute()
  return true
}

/** The hash is that of its content as it is now, and so of what the operator has read. */
async function waitingOf(
  own: Transaction<NewsTables>,
  app: Place,
  hash: string,
): Promise<{ readonly row: AnnouncementRow; readonly text: string } | null> {
  await lockNews(own)
  const row = await own.selectFrom('newsWaiting').selectAll().executeTakeFirst()
  if (row === undefined) return null
  const text = canonicalText(viewOf(row, chainOf(app)))
  return messageDigest(text) === hash ? { row, text } : null
}
