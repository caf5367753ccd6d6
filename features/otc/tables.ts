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

import type { OfferState } from './shapes.ts'

/** One offer, standing or ended. A coin is its address, of the chain's own the zero address: so in all tables. */
export const otcOffers = chainTable(
  'otcOffers',
  {
    /** Of all, from 1. */
    id: int,
    maker: address,
    /** null: any account. */
    taker: orNull(address),
    give: address,
    giveAmount: amount,
    giveLeft: amount,
    want: address,
    wantLeft: amount,
    /** `wantLeft` for one base unit, times 10^36, rounded down. */
    priceE36: amount,
    minLot: amount,
    expiry: int,
    version: int,
    state: oneOf<OfferState>(),
    /** Any account can take it now. */
    listed: flag,
    /** Something is left of it. */
    standing: flag,
    takes: int,
    createdAt: int,
    endedAt: orNull(int),
    /** Of the transaction that published it. */
    txHash: text,
    block: int,
  },
  {
    key: ['id'],
    indexes: [
      { on: ['give', 'id'], where: 'listed' },
      { on: ['want', 'id'], where: 'listed' },
      { on: ['give', 'want', 'id'], where: 'listed' },
      { on: ['give', 'want', 'priceE36', 'id'], where: 'listed' },
      { on: ['maker', 'standing', 'id'] },
      { on: ['taker', 'id'], where: `state = 'open' and taker is not null` },
      { on: ['expiry'], where: `state = 'open'` },
    ],
  },
)
export type OffersTable = RowOf<typeof otcOffers>

/** What was taken of an offer at once. */
export const otcTakes = chainTable(
  'otcTakes',
  {
    offerId: int,
    /** Among those of the offer, from 1. */
    number: int,
    maker: address,
    /** Among the sales of the maker, from 1. */
    makerNumber: int,
    taker: address,
    /** Among the purchases of the taker, from 1. */
    takerNumber: int,
    give: address,
    want: address,
    amount,
    paid: amount,
    proceeds: amount,
    fee: amount,
    time: int,
    txHash: text,
    block: int,
  },
  {
    key: ['offerId', 'number'],
    indexes: [
      { on: ['maker', 'makerNumber'], unique: true },
      { on: ['taker', 'takerNumber'], unique: true },
    ],
  },
)
export type TakesTable = RowOf<typeof otcTakes>

/** Numbers of one account; a row stays when its last offer ends. */
export const otcAccounts = chainTable(
  'otcAccounts',
  {
    account: address,
    /** Offers that it ever made, and those of which something is left. */
    offers: int,
    standing: int,
    /** Open offers that only it can take. */
    offered: int,
    purchases: int,
    sales: int,
    block: int,
  },
  { key: ['account'] },
)
export type AccountsTable = RowOf<typeof otcAccounts>

/** Listed offers that give a coin, and those that want it. */
export const otcCoins = chainTable(
  'otcCoins',
  { coin: address, giving: int, wanting: int, block: int },
  { key: ['coin'] },
)

/** Listed offers of two coins. */
export const otcPairs = chainTable(
  'otcPairs',
  { give: address, want: address, listed: int, block: int },
  { key: ['give', 'want'] },
)

/** What the contract owes of a coin: what is left of offers; refused payments, and fees that wait there. */
export const otcOwed = chainTable(
  'otcOwed',
  { coin: address, offers: amount, credits: amount, block: int },
  { key: ['coin'], indexes: [{ on: ['coin'], where: 'offers + credits > 0' }] },
)
export type OwedTable = RowOf<typeof otcOwed>

/** Coins in which an account has ever been credited: the contract has what it is owed. */
export const otcCredits = chainTable(
  'otcCredits',
  { account: address, coin: address, block: int },
  { key: ['account', 'coin'] },
)

/**
 * All rows here are from chain: deleted and rebuilt from the events of Otc they come out the same, byte for byte. `block`
 * is the block of the row's last change.
 */
export const otcTables = [
  otcOffers,
  otcTakes,
  otcAccounts,
  otcCoins,
  otcPairs,
  otcOwed,
  otcCredits,
] as const
export type OtcTables = TablesOf<typeof otcTables>
