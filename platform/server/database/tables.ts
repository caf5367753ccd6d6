import {
  address,
  amount,
  chainTable,
  flag,
  int,
  orNull,
  type RowOf,
  type TablesOf,
  text,
  userTable,
} from '#platform/std/chainTable.ts'

// ---- From chain

export const chainBlocks = chainTable(
  'chainBlocks',
  { number: int, id: text, parent: text, time: int },
  { key: ['number'] },
)

export const chainTransactions = chainTable(
  'chainTransactions',
  {
    hash: text,
    block: int,
    txIndex: int,
    owner: address,
    contract: orNull(address),
    /** As `keptCalldata` leaves it. */
    data: text,
    callValue: amount,
    /** `SUCCESS`, or the node's word for what went wrong. */
    result: text,
    /** The contract's own words where it refused. */
    reason: orNull(text),
    fee: amount,
    energy: int,
  },
  {
    key: ['hash'],
    indexes: [
      { on: ['owner', 'block', 'txIndex'] },
      // An owner's transactions of one call.
      { on: ['owner', '(md5(data))'] },
    ],
  },
)
export type ChainTransaction = RowOf<typeof chainTransactions>

// ---- From users

export const sessions = userTable(
  'sessions',
  { tokenHash: text, address, expiresAt: int },
  { key: ['tokenHash'] },
)

export const nonces = userTable(
  'nonces',
  { nonce: text, address, message: text, expiresAt: int },
  { key: ['nonce'] },
)

export const orders = userTable(
  'orders',
  {
    id: text,
    address,
    requestId: text,
    kind: text,
    subject: text,
    call: text,
    /** As `keptCalldata` leaves it. */
    data: text,
    callValue: amount,
    createdAt: int,
    expiresAt: int,
    txHash: orNull(text),
    sentAt: orNull(int),
    /** The owner named the hash; else the indexer found it. */
    told: flag,
    /** A block or the node has shown the hash to be of this very call. */
    proven: flag,
    /** No index need read its contract: the node's receipt settles it. */
    byReceipt: flag,
    /** Of the solid block, as `receipts.ts` writes it; never changes. */
    receipt: orNull(text),
  },
  { key: ['id'] },
)
export type OrderRow = RowOf<typeof orders>

/** Calls of one place or address in its minute, over all processes. */
export const callCounts = userTable(
  'callCounts',
  { key: text, count: int, endsAt: int },
  { key: ['key'] },
)

export const platformTables = [
  chainBlocks,
  chainTransactions,
  sessions,
  nonces,
  orders,
  callCounts,
] as const
export type PlatformTables = TablesOf<typeof platformTables>
