import {
  address,
  amount,
  bytewise,
  cacheTable,
  chainTable,
  flag,
  int,
  oneOf,
  orNull,
  type RowOf,
  type TablesOf,
  text,
} from '#platform/std/chainTable.ts'

/**
 * Prices here are base units of USDT for one base unit of the coin, times 10^36: events do not contain a
 * coin's decimals. `block` is the block of the row's last change.
 */

// ---- From chain: rebuilt from the events of PairFactory, its pairs and TwapOracle

export const exchangePairs = chainTable(
  'exchangePairs',
  {
    pair: address,
    /** Number of the pair over all, from 1. */
    seq: int,
    token0: address,
    token1: address,
    reserve0: amount,
    reserve1: amount,
    /** Base units of its LP coin; null for a pair older than the deployment, whose first events are not indexed. */
    supply: orNull(amount),
    /** Worth of both sides in base units of USDT at the last change; 0 if neither side has a price. */
    depth: amount,
    /** The last average that the oracle has stored: units of the coin for one of USDT, times 2^112. null before it. */
    average: orNull(amount),
    /** How many trades and provisions it has had: the size of its list. */
    trades: int,
    createdAt: int,
    changedAt: int,
    block: int,
  },
  {
    key: ['pair'],
    indexes: [
      { on: ['seq'], unique: true },
      { on: ['token0', 'depth desc', 'seq'] },
      { on: ['token1', 'depth desc', 'seq'] },
    ],
  },
)
export type PairsTable = RowOf<typeof exchangePairs>

/** A coin that has a pair. Of the chain's own coin it is the wrapped one. */
export const exchangeCoins = chainTable(
  'exchangeCoins',
  {
    coin: address,
    /** Number of the coin over all, from 1, in the order of their first pairs. */
    seq: int,
    pairs: int,
    /** Its pair with USDT, and its pair with the chain's wrapped coin: the deeper one prices it. */
    usdtPair: orNull(address),
    trxPair: orNull(address),
    /** By the pair that prices it, at that pair's last change. */
    price: orNull(amount),
    /** Base units of USDT in its pairs, both sides, at the last change of each. */
    depth: amount,
    /** Base units of USDT, and addresses, that swapped it in the last 24 hours of chain time. */
    volume24h: amount,
    traders24h: int,
    /** What popularity goes by; `server/popularity.ts` has the formula. */
    score: amount,
    /** Base units of USDT, and swaps, ever. */
    volume: amount,
    trades: int,
    createdAt: int,
    block: int,
  },
  {
    key: ['coin'],
    indexes: [{ on: ['seq'], unique: true }, { on: ['score desc', 'seq'] }],
  },
)
export type CoinsTable = RowOf<typeof exchangeCoins>

/** A swap, or liquidity that came or went; `seq` numbers those of a pair from 1. */
export const exchangeTrades = chainTable(
  'exchangeTrades',
  {
    pair: address,
    seq: int,
    kind: oneOf<'swap' | 'mint' | 'burn'>(),
    /** Who signed. */
    trader: address,
    /** Base units; below 0 what left the pair. */
    amount0: amount,
    amount1: amount,
    /** Base units of USDT; 0 where neither coin has a price. */
    worth: amount,
    /** A swap that is in the volumes of 24 hours. */
    recent: flag,
    time: int,
    txHash: text,
    block: int,
  },
  {
    key: ['pair', 'seq'],
    indexes: [{ on: ['time'], where: 'recent' }],
  },
)
export type TradesTable = RowOf<typeof exchangeTrades>

/** Who ever swapped a coin. */
export const exchangeTraders = chainTable(
  'exchangeTraders',
  {
    coin: address,
    trader: address,
    lastAt: int,
    /** Counted among the coin's traders of 24 hours. */
    recent: flag,
    block: int,
  },
  {
    key: ['coin', 'trader'],
    indexes: [{ on: ['lastAt'], where: 'recent' }],
  },
)

/** A coin's prices by its swaps in an interval; an interval without a swap has none. */
export const exchangeCandles = chainTable(
  'exchangeCandles',
  {
    coin: address,
    /** Seconds: 300, 3,600 or 86,400. */
    span: int,
    /** Unix seconds of its beginning, a multiple of the span. */
    time: int,
    open: amount,
    high: amount,
    low: amount,
    close: amount,
    /** Base units of USDT. */
    volume: amount,
    trades: int,
    traders: int,
    block: int,
  },
  { key: ['coin', 'span', 'time'] },
)
export type CandlesTable = RowOf<typeof exchangeCandles>

/** Averages that the oracle has stored. */
export const exchangeAverages = chainTable(
  'exchangeAverages',
  {
    block: int,
    txIndex: int,
    logIndex: int,
    pair: address,
    /** Units of the coin for one of USDT, times 2^112. */
    price: amount,
    time: int,
    /** Seconds that it is the average of. */
    span: int,
  },
  {
    key: ['block', 'txIndex', 'logIndex'],
    indexes: [{ on: ['pair', 'time'] }],
  },
)

/** One row. */
export const exchangeTotals = chainTable(
  'exchangeTotals',
  {
    id: int,
    pairs: int,
    coins: int,
    block: int,
  },
  { key: ['id'] },
)
export type TotalsTable = RowOf<typeof exchangeTotals>

// ---- Read from the coins themselves: a cache, which may be dropped and is read again

export const exchangeCoinFacts = cacheTable(
  'exchangeCoinFacts',
  {
    coin: address,
    /** As the coin returns it, without invisible characters; `?` if it returns nothing. */
    symbol: text,
    name: text,
    /** null if the coin returns nothing, or nothing that amounts can be read with. */
    decimals: orNull(int),
    /** Their visible part: equal for look-alikes. */
    symbolKey: text,
    nameKey: text,
    /** Base units; null if the coin does not return them. */
    totalSupply: orNull(amount),
    /** Less reserves, and units that nobody can use. */
    circulating: orNull(amount),
    /** Base units of USDT; null too where the pool that prices it is too thin to carry it. */
    marketCap: orNull(amount),
    /** Unix seconds of chain time, and the head, when the amounts were read. */
    readAt: int,
    readBlock: int,
  },
  {
    key: ['coin'],
    indexes: [
      { on: ['marketCap desc', 'coin'], where: 'market_cap is not null' },
      { on: ['symbolKey'] },
      { on: ['nameKey'] },
    ],
  },
)
export type CoinFactsTable = RowOf<typeof exchangeCoinFacts>

/** Words for a search. */
export const exchangeCoinWords = cacheTable(
  'exchangeCoinWords',
  {
    word: bytewise,
    coin: address,
  },
  {
    key: ['word', 'coin'],
    indexes: [{ on: ['coin'] }],
  },
)

export const exchangeTables = [
  exchangePairs,
  exchangeCoins,
  exchangeTrades,
  exchangeTraders,
  exchangeCandles,
  exchangeAverages,
  exchangeTotals,
  exchangeCoinFacts,
  exchangeCoinWords,
] as const
export type ExchangeTables = TablesOf<typeof exchangeTables>
