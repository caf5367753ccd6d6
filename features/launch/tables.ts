import {
  address,
  amount,
  bytes,
  chainTable,
  flag,
  int,
  oneOf,
  orNull,
  type RowOf,
  type TablesOf,
  text,
  userTable,
} from '#platform/std/chainTable.ts'

import type { RecordKind, SalePhase, TokenState } from './shapes.ts'

// ---- From chain: rebuilt from the events of TokenFactory, its tokens and its sales

/** A token of the factory. Rates are hundredths of a percent, times seconds, amounts base units. */
export const launchTokens = chainTable(
  'launchTokens',
  {
    token: address,
    /** Number over all, and among those of its creator, from 1. */
    seq: int,
    creatorSeq: int,
    creator: address,
    /** Of the chain, without signs that are not seen; `?` where nothing is left. */
    name: text,
    symbol: text,
    totalSupply: amount,
    feeBuy: int,
    feeSell: int,
    lpBurnFrequency: int,
    percentForLpBurn: int,
    burnLimit: amount,
    protectTime: int,
    protectFee: int,
    swapThreshold: amount,
    feeRecipient: orNull(address),
    lpBurnEnabled: flag,
    isInsideSell: flag,
    state: oneOf<TokenState>(),
    sale: orNull(address),
    /** The pair that bears its fees. */
    pair: orNull(address),
    openedAt: orNull(int),
    /** Of the reserve of LP burns. */
    reserveLeft: amount,
    lastBurnAt: orNull(int),
    /** Base units that `convert` has sold, and sun that it paid. */
    converted: amount,
    convertedSun: amount,
    lastConvertAt: orNull(int),
    /** sun that its sale holds: what lists are ranked by. */
    held: amount,
    createdAt: int,
    txHash: text,
    block: int,
  },
  {
    key: ['token'],
    indexes: [
      { on: ['seq'], unique: true },
      { on: ['creator', 'creatorSeq'], unique: true },
      { on: ['held desc', 'seq desc'] },
      { on: ['sale'], where: 'sale is not null' },
    ],
  },
)
export type TokensTable = RowOf<typeof launchTokens>

export const launchCreators = chainTable(
  'launchCreators',
  { creator: address, tokens: int, block: int },
  { key: ['creator'] },
)

/** A presale. Amounts in sun where no other unit is named. */
export const launchSales = chainTable(
  'launchSales',
  {
    sale: address,
    seq: int,
    token: address,
    creator: address,
    startTime: int,
    presaleEthAmount: amount,
    tradeEthAmount: amount,
    maxTotalNum: int,
    presaleMaxNum: int,
    insideMaxNum: int,
    softCapRate: int,
    userLpShare: int,
    devLpShare: int,
    vestingDelay: int,
    vestingRate: int,
    vestingDis: int,
    backingShare: int,
    devLpReceiver: orNull(address),
    lpDistributionEnabled: flag,
    /** Base units of the token. */
    tokensPerShare: amount,
    curveShares: int,
    softCap: int,
    phase: oneOf<SalePhase>(),
    /** Of minting. */
    endsAt: int,
    /** Presale shares, also those refunded after the end; and inside shares. */
    sold: int,
    refunded: int,
    soldInside: int,
    /** When the last inside share was sold; what is sold back afterwards opens nothing again. */
    curveFullAt: orNull(int),
    /** Accounts that have shares. */
    holders: int,
    /** Paid in and paid back, before the listing, ever. */
    paid: amount,
    returned: amount,
    /** What the sale holds of presale shares, of the curve, of the floor and of the creator’s part. */
    raise: amount,
    curve: amount,
    floorLeft: amount,
    tapLeft: amount,
    /** Their sum. */
    held: amount,
    /** Owed to contracts that refused TRX. */
    credits: amount,
    tapTotal: amount,
    listedAt: orNull(int),
    pair: orNull(address),
    poolSun: amount,
    /** Base units of the token. */
    poolTokens: amount,
    tokensBurnt: amount,
    /** Base units of the LP coin. */
    liquidity: amount,
    userLiquidity: amount,
    devLiquidity: amount,
    deadLiquidity: amount,
    /** What is still in the sale of tokens and LP for its buyers. */
    tokensClaimed: amount,
    liquidityClaimed: amount,
    trades: int,
    createdAt: int,
    txHash: text,
    block: int,
  },
  {
    key: ['sale'],
    indexes: [
      { on: ['seq'], unique: true },
      { on: ['startTime', 'seq'], where: `phase = 'notStarted'` },
      { on: ['endsAt'], where: `phase = 'inProgress'` },
      { on: ['held desc', 'seq desc'], where: `phase = 'inProgress'` },
      { on: ['endsAt desc', 'seq desc'], where: `phase = 'ended'` },
      { on: ['creator', 'seq'], where: 'tap_left > 0' },
    ],
  },
)
export type SalesTable = RowOf<typeof launchSales>

/** An account in a presale; stays when it leaves. */
export const launchEntries = chainTable(
  'launchEntries',
  {
    sale: address,
    account: address,
    /** Among those of the account, from 1. */
    number: int,
    /** Shares now, and together. */
    shares: int,
    insideShares: int,
    together: int,
    /** sun for the shares that it has of the presale. */
    paid: amount,
    /** sun that it put in, and got back before a listing, ever. */
    paidIn: amount,
    returned: amount,
    /** It had shares when it was refunded. */
    refunded: flag,
    /** Of its presale tokens and LP, hundredths of a percent. */
    claimed: int,
    tokensClaimed: amount,
    liquidityClaimed: amount,
    claimedInside: flag,
    credit: amount,
    /** Its records of this presale. */
    records: int,
    block: int,
  },
  {
    key: ['sale', 'account'],
    indexes: [
      { on: ['account', 'number'], unique: true },
      { on: ['sale', 'together desc', 'account'], where: 'together > 0' },
    ],
  },
)
export type EntriesTable = RowOf<typeof launchEntries>

/** What an account did in presales. */
export const launchRecords = chainTable(
  'launchRecords',
  {
    account: address,
    /** Among all of the account, and among those of the presale, from 1. */
    number: int,
    saleNumber: int,
    sale: address,
    kind: oneOf<RecordKind>(),
    shares: orNull(int),
    amount: orNull(amount),
    tokens: orNull(amount),
    liquidity: orNull(amount),
    time: int,
    txHash: text,
    block: int,
  },
  {
    key: ['account', 'number'],
    indexes: [{ on: ['account', 'sale', 'saleNumber'], unique: true }],
  },
)
export type RecordsTable = RowOf<typeof launchRecords>

/** What is bought from a curve and sold back to it. */
export const launchTrades = chainTable(
  'launchTrades',
  {
    sale: address,
    seq: int,
    account: address,
    side: oneOf<'buy' | 'sell'>(),
    shares: int,
    amount,
    soldAfter: int,
    priceAfter: amount,
    time: int,
    txHash: text,
    block: int,
  },
  { key: ['sale', 'seq'] },
)
export type TradesTable = RowOf<typeof launchTrades>

/** Numbers of an account over all presales; sun that it paid for shares and got back before a listing. */
export const launchAccounts = chainTable(
  'launchAccounts',
  {
    account: address,
    entries: int,
    records: int,
    /** Presales that it has shares of. */
    presales: int,
    shares: int,
    insideShares: int,
    paid: amount,
    returned: amount,
    block: int,
  },
  { key: ['account'] },
)

/** One row. */
export const launchTotals = chainTable(
  'launchTotals',
  {
    id: int,
    tokens: int,
    sales: int,
    notStarted: int,
    inProgress: int,
    ended: int,
    holders: int,
    shares: int,
    insideShares: int,
    paid: amount,
    returned: amount,
    block: int,
  },
  { key: ['id'] },
)
export type TotalsTable = RowOf<typeof launchTotals>

// ---- From users

/** What a creator adds to a token. Until the token exists it is kept by the order that makes it. */
export const launchProfiles = userTable(
  'launchProfiles',
  {
    /** A token’s address, or an order’s id. */
    subject: text,
    owner: address,
    picture: orNull(text),
    website: text,
    telegram: text,
    x: text,
    introduction: text,
    updatedAt: int,
  },
  { key: ['subject'] },
)

/** Pictures that profiles show, as the account feature encoded them. */
export const launchPictures = userTable(
  'launchPictures',
  { hash: text, owner: address, bytes, madeAt: int },
  { key: ['hash', 'owner'] },
)

/** Tokens that operators have hidden. */
export const launchHidden = userTable(
  'launchHidden',
  { token: address, hiddenAt: int },
  { key: ['token'] },
)

export const launchTables = [
  launchTokens,
  launchCreators,
  launchSales,
  launchEntries,
  launchRecords,
  launchTrades,
  launchAccounts,
  launchTotals,
  launchProfiles,
  launchPictures,
  launchHidden,
] as const
export type LaunchTables = TablesOf<typeof launchTables>
