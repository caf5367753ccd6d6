import {
  address,
  amount,
  chainTable,
  flag,
  int,
  oneOf,
  orNull,
  type RowOf,
  type TablesOf,
  text,
} from '#platform/std/chainTable.ts'

/** One series. `size` less the opened boxes is left in the urn; of these cards, those without a box can be bought. */
export const blindboxSeries = chainTable(
  'blindboxSeries',
  {
    seriesId: int,
    /** Base units of USDT of a box. */
    price: amount,
    /** Unix seconds; the end is not included. Where the operator closed the series before its end, when he did. */
    startTime: int,
    endTime: int,
    /** Hundredths of a percent paid first, and seconds for the rest; 0 and 0 for one payment. */
    firstShare: int,
    completeTime: int,
    /** Base units of USDT for each box that is not drawn in time. */
    penalty: amount,
    /** Cards of the urn when it was sealed. */
    size: int,
    /** Boxes by state. */
    reserved: int,
    sealed: int,
    opening: int,
    opened: int,
    /** Whether secrets are posted that no request was left waiting for. */
    standing: flag,
    /** Whether the operator closed the series: nothing of it is sold or opened any more. */
    closed: flag,
    /** Requests made, and the number of the one to be settled next. */
    requests: int,
    nextRequest: int,
    /** Number among those that have ended, in the order of their ends, from 1; null before. */
    endedSeq: orNull(int),
    /** Hash of the transaction that made it. */
    txHash: text,
    block: int,
  },
  {
    key: ['seriesId'],
    indexes: [
      { on: ['endTime', 'seriesId'], where: 'ended_seq is null' },
      { on: ['endedSeq'], where: 'ended_seq is not null' },
    ],
  },
)
export type SeriesTable = RowOf<typeof blindboxSeries>

/** One card of an urn, at its place when the urn was sealed, from 0. */
export const blindboxUrnCards = chainTable(
  'blindboxUrnCards',
  {
    seriesId: int,
    place: int,
    tokenId: int,
    /** Number of its draw in the series, from 1; null as long as it is in the urn. */
    drawnSeq: orNull(int),
    block: int,
  },
  {
    key: ['seriesId', 'place'],
    indexes: [{ on: ['tokenId'], where: 'drawn_seq is null' }],
  },
)

/** What binds the operator: requests from `firstRequest` on, to the secrets that end in `tip`. */
export const blindboxChains = chainTable(
  'blindboxChains',
  {
    seriesId: int,
    /** The request's number in the series. */
    firstRequest: int,
    /** 20 bytes in hex. */
    tip: text,
    txHash: text,
    block: int,
  },
  { key: ['seriesId', 'firstRequest'] },
)

/** The last four end a box. */
export type BoxState =
  | 'reserved'
  | 'sealed'
  | 'opening'
  | 'opened'
  | 'refunded'
  | 'givenBack'
  | 'released'

export const blindboxBoxes = chainTable(
  'blindboxBoxes',
  {
    boxId: int,
    seriesId: int,
    /** Number of the box over all series, from 1. */
    seq: int,
    holder: address,
    state: oneOf<BoxState>(),
    /** Whether this is its last state. */
    ended: flag,
    /** sun: the whole cost, and the paid part. 0 for a box that the operator took back. */
    price: amount,
    paid: amount,
    time: int,
    /** Unix seconds until which it can be completed; null where it is not reserved. */
    expiry: orNull(int),
    /** The request it is opened by, and its place in it, from 0. */
    requestId: orNull(int),
    place: orNull(int),
    /** The card that was drawn. */
    tokenId: orNull(int),
    /** Hash of the transaction that it was bought or reserved by. */
    txHash: text,
    block: int,
  },
  {
    key: ['boxId'],
    indexes: [
      { on: ['holder', 'state', 'seq desc'] },
      { on: ['requestId', 'place'], where: 'request_id is not null' },
      // Order of the own boxes: sealed ones, then reserved or being opened, then finished.
      { on: ['holder', 'ended', `(state <> 'sealed')`, 'seq desc'] },
      { on: ['holder', 'seriesId', 'ended', `(state <> 'sealed')`, 'seq desc'] },
    ],
  },
)
export type BoxesTable = RowOf<typeof blindboxBoxes>

/** One request to open boxes, with the data of its settlement. */
export const blindboxRequests = chainTable(
  'blindboxRequests',
  {
    requestId: int,
    seriesId: int,
    holder: address,
    state: oneOf<'pending' | 'settled' | 'refunded'>(),
    boxes: int,
    /** sun. */
    amount,
    /** 32 bytes in hex, as `blockHash`. */
    seed: text,
    /** The request's own block; the draw depends on the one after it. */
    requestBlock: int,
    time: int,
    txHash: text,
    /** Null before it is settled, as what follows. 20 bytes in hex. */
    secret: orNull(text),
    blockHash: orNull(text),
    fee: orNull(amount),
    /** Number of its first draw in the series, from 1. */
    firstDraw: orNull(int),
    settledBlock: orNull(int),
    settledTxHash: orNull(text),
    settledBy: orNull(address),
    /** sun that the holder got beside the price of a refunded box; else null. */
    penalty: orNull(amount),
    refundTxHash: orNull(text),
    block: int,
  },
  {
    key: ['requestId'],
    indexes: [{ on: ['seriesId', 'firstDraw'], where: 'first_draw is not null' }],
  },
)
export type RequestsTable = RowOf<typeof blindboxRequests>

/** How many boxes of a state an address has, of a series and (series 0) of all. */
export const blindboxCounts = chainTable(
  'blindboxCounts',
  {
    holder: address,
    seriesId: int,
    state: oneOf<BoxState>(),
    boxes: int,
    block: int,
  },
  { key: ['holder', 'seriesId', 'state'] },
)

/** One row, id 1. */
export const blindboxTotals = chainTable(
  'blindboxTotals',
  {
    id: int,
    series: int,
    /** Series whose sale has ended. */
    ended: int,
    /** Boxes ever made. */
    boxes: int,
    block: int,
  },
  { key: ['id'] },
)
export type TotalsTable = RowOf<typeof blindboxTotals>

export type BondMoveKind = 'added' | 'withdrawn' | 'slashed'

/** One change of a series' bond; `seq` numbers a series' changes from 1. Amounts in sun. */
export const blindboxBondMoves = chainTable(
  'blindboxBondMoves',
  {
    seriesId: int,
    seq: int,
    kind: oneOf<BondMoveKind>(),
    amount,
    /** The bond afterwards. */
    bond: amount,
    /** Who added it; null where it went. */
    fromAddress: orNull(address),
    /** The request that was not settled in time; null where it was not slashed. */
    requestId: orNull(int),
    time: int,
    txHash: text,
    block: int,
  },
  { key: ['seriesId', 'seq'] },
)
export type BondMovesTable = RowOf<typeof blindboxBondMoves>

export type AccountMoveKind = 'credited' | 'withdrawn' | 'limit'

/**
 * Credits and payouts of an address, and its spending limits; `seq` numbers its own from 1. For a limit `amount` is sun
 * for a day, 0 for none, and `since` the unix second from which it applies; else null.
 */
export const blindboxAccountMoves = chainTable(
  'blindboxAccountMoves',
  {
    account: address,
    seq: int,
    kind: oneOf<AccountMoveKind>(),
    amount,
    since: orNull(int),
    time: int,
    txHash: text,
    block: int,
  },
  { key: ['account', 'seq'] },
)
export type AccountMovesTable = RowOf<typeof blindboxAccountMoves>

/** What the contract owes, in sun. One row, id 1. */
export const blindboxOwed = chainTable(
  'blindboxOwed',
  {
    id: int,
    /** Paid for boxes that nobody has requested to open, and for those being opened. */
    boxes: amount,
    requests: amount,
    bonds: amount,
    proceeds: amount,
    credits: amount,
    block: int,
  },
  { key: ['id'] },
)
export type OwedTable = RowOf<typeof blindboxOwed>

/**
 * All rows here are from chain: deleted and rebuilt from the events of BlindBoxes they come out the same, byte for
 * byte. `block` is the block of the row's last change. Boxes and requests have the contract's numbers: the series
 * times 2^32, and the number in it.
 */
export const blindboxTables = [
  blindboxSeries,
  blindboxUrnCards,
  blindboxChains,
  blindboxBoxes,
  blindboxRequests,
  blindboxCounts,
  blindboxTotals,
  blindboxBondMoves,
  blindboxAccountMoves,
  blindboxOwed,
] as const
export type BlindboxTables = TablesOf<typeof blindboxTables>
