import {
  int,
  oneOf,
  orNull,
  type RowOf,
  type TablesOf,
  text,
  userTable,
} from '#platform/std/chainTable.ts'

import type { Kind } from './announcement.ts'

/** An announcement as it was signed. */
const columns = {
  number: int,
  previous: text,
  time: int,
  kind: oneOf<Kind>(),
  enTitle: text,
  enBody: text,
  tcTitle: text,
  tcBody: text,
  /** Addresses with commas. */
  spenders: text,
  release: orNull(text),
  signature: text,
}

/** What readers see. */
export const newsAnnouncements = userTable('newsAnnouncements', columns, { key: ['number'] })
export type AnnouncementRow = RowOf<typeof newsAnnouncements>

/** The next one, until another operator releases it: one row at most. */
export const newsWaiting = userTable('newsWaiting', columns, { key: ['number'] })

export const newsTables = [newsAnnouncements, newsWaiting] as const
export type NewsTables = TablesOf<typeof newsTables>
