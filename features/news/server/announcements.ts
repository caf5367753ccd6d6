import type { Handler } from '#platform/server/bind.ts'
import { countedPage } from '#platform/server/database/numberedPage.ts'
import { Failure } from '#platform/std/failure.ts'

import type { newsApi } from '../api.ts'
import { newsFailures as f } from '../failures.ts'
import { chainOf, headOf, tables, viewOf } from './views.ts'

/** What is missing in between stays missing: a reader sees the gap. */
export const page: Handler<typeof newsApi.page> = async (input, { app, db }) => {
  const { total, rows } = await countedPage(
    tables(db).selectFrom('newsAnnouncements'),
    'number',
    input,
  )
  const chain = chainOf(app)
  const { announcer } = app.deployment
  return { total, list: rows.map((row) => viewOf(row, chain)), announcer }
}

export const one: Handler<typeof newsApi.one> = async ({ id }, { app, db }) => {
  const row = await tables(db)
    .selectFrom('newsAnnouncements')
    .selectAll()
    .where('number', '=', id)
    .executeTakeFirst()
  if (row === undefined) throw new Failure(f.NO_SUCH_ANNOUNCEMENT, { field: 'id' })
  const chain = chainOf(app)
  const { number: total } = await headOf(tables(db), chain)
  return { announcement: viewOf(row, chain), announcer: app.deployment.announcer, total }
}

export const getAnnouncementInfo: Handler<typeof newsApi.getAnnouncementInfo> = async (
  _,
  { app, db },
) => {
  const row = await tables(db)
    .selectFrom('newsAnnouncements')
    .selectAll()
    .where('kind', '=', 'security')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  const chain = chainOf(app)
  const { number: total } = await headOf(tables(db), chain)
  return { total, security: row === undefined ? null : viewOf(row, chain) }
}

/** From the database that `publish` writes to, for a caller without a session too. */
export const head: Handler<typeof newsApi.head> = async (_, { app }) => {
  const chain = chainOf(app)
  const { number, hash } = await headOf(tables(app.db), chain)
  return { number, hash, chain, announcer: app.deployment.announcer, now: app.clock.now() }
}
