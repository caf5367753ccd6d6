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

/** A call by an account under multi-signature, whose signatures are collected here. */
export const adminMultisigCalls = userTable(
  'adminMultisigCalls',
  {
    /** Of the transaction. */
    id: text,
    /** Its bytes, hex. */
    raw: text,
    owner: address,
    proposedBy: address,
    /** Chain time. */
    time: int,
    /** Chain time after which no block takes it. */
    expires: int,
  },
  { key: ['id'] },
)

export const adminMultisigSignatures = userTable(
  'adminMultisigSignatures',
  { id: text, signer: address, signature: text },
  { key: ['id', 'signer'] },
)

export const adminTables = [adminLog, adminMultisigCalls, adminMultisigSignatures] as const
export type AdminTables = TablesOf<typeof adminTables>
