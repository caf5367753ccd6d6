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

/** Announcements as they were signed. */
export const newsAnnouncements = userTable(
  'newsAnnouncements',
  {
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
  },
  { key: ['number'] },
)
export type AnnouncementRow = RowOf<typeof newsAnnouncements>

export const newsTables = [newsAnnouncements] as const
export type NewsTables = TablesOf<typeof newsTables>
