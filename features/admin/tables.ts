import { address, int, type TablesOf, text, userTable } from '#platform/std/chainTable.ts'

/** What operators did, one row after the other: the database refuses to change or to delete one. */
export const adminLog = userTable(
  'adminLog',
  {
    /** From 1, without a gap. */
    number: int,
    /** Chain time. */
    time: int,
    who: address,
    action: text,
    subject: text,
    reason: text,
    /** Hash of the row before; zeros before the first. */
    previous: text,
    signature: text,
    hash: text,
  },
  { key: ['number'] },
)

export const adminTables = [adminLog] as const
export type AdminTables = TablesOf<typeof adminTables>
