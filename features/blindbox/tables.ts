import type { Address } from '#platform/std/address.ts'

/**
 * All rows here are from chain: deleted and rebuilt from the events of BlindBoxes they come out the same, byte for
 * byte. `block` is the block of the row's last change. Boxes and requests have the contract's numbers: the series
 * times 2^32, and the number in it.
 */
export type BlindboxTables = {
  blindboxSeries: SeriesTable
  blindboxUrnCards: UrnCardsTable
  blindboxChains: ChainsTable
  blindboxBoxes: BoxesTable
  blindboxRequests: RequestsTable
  blindboxCounts: CountsTable
  blindboxTotals: TotalsTable
  blindboxBondMoves: BondMovesTable
  blindboxAccountMoves: AccountMovesTable
}

/** One series. `size` less what was opened is left in the urn; of this, what is in no other state can be bought. */
export interface SeriesTable {
  seriesId: number
  /** Base units of USDT of a box. */
  price: bigint
  /** Unix seconds; the end is not included. Where the operator closed the series before its end, when he did. */
  startTime: number
  endTime: number
  /** Hundredths of a percent paid first, and seconds for the rest; 0 and 0 where all is paid at once. */
  firstShare: number
  completeTime: number
  /** Base units of USDT for each box that is not drawn in time. */
  penalty: bigint
  /** Cards of the urn when it was sealed. */
  size: number
  /** Boxes by state. */
  reserved: number
  sealed: number
  opening: number
  opened: number
  /** Whether secrets are posted that no request was left waiting for. */
  standing: boolean
  /** Whether the operator stood the series down: nothing of it is sold or opened any more. */
  closed: boolean
  /** Requests made, and the number of the one to be settled next. */
  requests: number
  nextRequest: number
  /** Number among those that have ended, in the order of their ends, from 1; null before. */
  endedSeq: number | null
  /** Hash of the transaction that made it. */
  txHash: string
  block: number
}

/** One card of an urn, at its place when the urn was sealed, from 0. */
export interface UrnCardsTable {
  seriesId: number
  place: number
  tokenId: number
  /** Number of its draw in the series, from 1; null as long as it is in the urn. */
  drawnSeq: number | null
  block: number
}

/** What binds the operator: requests from `firstRequest` on, to the secrets that end in `tip`. */
export interface ChainsTable {
  seriesId: number
  /** The request's number in the series. */
  firstRequest: number
  /** 20 bytes in hex. */
  tip: string
  txHash: string
  block: number
}

/** The last four end a box. */
export type BoxState =
  | 'reserved'
  | 'sealed'
  | 'opening'
  | 'opened'
  | 'refunded'
  | 'givenBack'
  | 'released'

export interface BoxesTable {
  boxId: number
  seriesId: number
  /** Number of the box over all series, from 1. */
  seq: number
  holder: Address
  state: BoxState
  /** Whether this is its last state. */
  ended: boolean
  /** sun: what it costs in all, and what of it was paid. 0 for a box that the operator took back. */
  price: bigint
  paid: bigint
  time: number
  /** Unix seconds until which it can be completed; null where it is not reserved. */
  expiry: number | null
  /** The request it is opened by, and its place in it, from 0. */
  requestId: number | null
  place: number | null
  /** The card that was drawn. */
  tokenId: number | null
  /** Hash of the transaction that it was bought or reserved by. */
  txHash: string
  block: number
}

/** One request to open boxes, with what its settlement told. */
export interface RequestsTable {
  requestId: number
  seriesId: number
  holder: Address
  state: 'pending' | 'settled' | 'refunded'
  boxes: number
  /** sun. */
  amount: bigint
  /** 32 bytes in hex, as `blockHash`. */
  seed: string
  /** The request's own block; the draw depends on the one after it. */
  requestBlock: number
  time: number
  txHash: string
  /** Null before it is settled, as what follows. 20 bytes in hex. */
  secret: string | null
  blockHash: string | null
  fee: bigint | null
  /** Number of its first draw in the series, from 1. */
  firstDraw: number | null
  settledBlock: number | null
  settledTxHash: string | null
  settledBy: Address | null
  /** sun that the holder got beside the price, where it was refunded; else null. */
  penalty: bigint | null
  refundTxHash: string | null
  block: number
}

/** How many boxes of a state an address has, of a series and (series 0) of all. */
export interface CountsTable {
  holder: Address
  seriesId: number
  state: BoxState
  boxes: number
  block: number
}

/** One row, id 1. */
export interface TotalsTable {
  id: number
  series: number
  /** Series whose sale has ended. */
  ended: number
  /** Boxes ever made. */
  boxes: number
  block: number
}

export type BondMoveKind = 'added' | 'withdrawn' | 'slashed'

/** One change of a series' bond; `seq` numbers a series' changes from 1. Amounts in sun. */
export interface BondMovesTable {
  seriesId: number
  seq: number
  kind: BondMoveKind
  amount: bigint
  /** The bond afterwards. */
  bond: bigint
  /** Who added it; null where it went. */
  fromAddress: Address | null
  /** The request that was not settled in time; null where it was not slashed. */
  requestId: number | null
  time: number
  txHash: string
  block: number
}

export type AccountMoveKind = 'credited' | 'withdrawn' | 'limit'

/**
 * What an address was credited or paid out, and the limits it set against itself; `seq` numbers its own from 1.
 * Of a limit `amount` is sun for a day, 0 for none, and `since` the unix second from which on it holds; else null.
 */
export interface AccountMovesTable {
  account: Address
  seq: number
  kind: AccountMoveKind
  amount: bigint
  since: number | null
  time: number
  txHash: string
  block: number
}
