import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { Handler } from '#platform/server/bind.ts'
import { oncePerApp } from '#platform/server/oncePerApp.ts'
import { releaseHash } from '#platform/server/releaseHash.ts'

import type { newsApi } from '../api.ts'
import { chainOf, tables, viewOf } from './views.ts'

/** The newest release that has a hash, and what this server itself has. */
export const release: Handler<typeof newsApi.release> = async (_, { app, db }) => {
  const row = await tables(db)
    .selectFrom('newsAnnouncements')
    .selectAll()
    .where('release', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    announcement: row === undefined ? null : viewOf(row, chainOf(app)),
    announcer: app.deployment.announcer,
    build: await buildOf(app),
  }
}

/** Read at the first request: a server is started again with each build. Null without a built app. */
const buildOf = oncePerApp(async ({ webFolder }) => {
  if (webFolder === null) return null
  const page = await readFile(path.join(webFolder, 'index.html'), 'utf8').catch(() => '')
  const chunks = /\sdata-chunks="([^"]+)"/.exec(page)?.[1]
  return chunks === undefined ? null : { hash: await releaseHash(webFolder), chunks }
})
