import type { Address } from '#platform/std/address.ts'

export type ExchangeTables = {
  exchangePairs: PairsTable
  exchangeCoins: CoinsTable
  exchangeTrades: TradesTable
  exchangeTraders: TradersTable
  exchangeCandles: CandlesTable
  exchangeAverages: AveragesTable
  exchangeTotals: TotalsTable
  exchangeCoinFacts: CoinFactsTable
  exchangeCoinWords: CoinWordsTable
}

/**
 * Prices here are base units of USDT for one base unit of the coin, times 10^36: nothing on chain says
 * how many decimals a coin has. `block` is the block of the row's last change.
 */

// ---- From chain: rebuilt from the events of PairFactory, its pairs and TwapOracle

export interface PairsTable {
  pair: Address
  /** Number of the pair over all, from 1. */
  seq: number
  token0: Address
  token1: Address
  reserve0: bigint
  reserve1: bigint
  /** Base units of its LP coin; null of a pair older than the deployment, whose beginning no event told. */
  supply: bigint | null
  /** Base units of USDT that both sides were worth at the last change; 0 where no side tells. */
  depth: bigint
  /** How many trades and provisions it has had: the size of its list. */
  trades: number
  createdAt: number
  changedAt: number
  block: number
}

/** A coin that has a pair. Of the chain's own coin it is the wrapped one. */
export interface CoinsTable {
  coin: Address
  /** Number of the coin over all, from 1, in the order of their first pairs. */
  seq: number
  pairs: number
  /** Its pair with USDT, and its pair with the chain's wrapped coin: the deeper one prices it. */
  usdtPair: Address | null
  trxPair: Address | null
  /** By the pair that prices it, at that pair's last change. */
  price: bigint | null
  /** Base units of USDT in its pairs, both sides, at the last change of each. */
  depth: bigint
  /** Base units of USDT, and addresses, that swapped it in the last 24 hours of chain time. */
  volume24h: bigint
  traders24h: number
  /** What popularity goes by; `server/popularity.ts` has the formula. */
  score: bigint
  /** Base units of USDT, and swaps, ever. */
  volume: bigint
  trades: number
  createdAt: number
  block: number
}

/** A swap, or liquidity that came or went; `seq` numbers those of a pair from 1. */
export interface TradesTable {
  pair: Address
  seq: number
  kind: 'swap' | 'mint' | 'burn'
  /** Who signed. */
  trader: Address
  /** Base units; below 0 what left the pair. */
  amount0: bigint
  amount1: bigint
  /** Base units of USDT; 0 where neither coin has a price. */
  worth: bigint
  /** A swap that is in the volumes of 24 hours. */
  recent: boolean
  time: number
  txHash: string
  block: number
}

/** Who ever swapped a coin. */
export interface TradersTable {
  coin: Address
  trader: Address
  lastAt: number
  /** Counted among the coin's traders of 24 hours. */
  recent: boolean
  block: number
}

/** What swaps made of a coin's price in a stretch of time; there is none without a swap. */
export interface CandlesTable {
  coin: Address
  /** Seconds: 300, 3,600 or 86,400. */
  span: number
  /** Unix seconds of its beginning, a multiple of the span. */
  time: number
  open: bigint
  high: bigint
  low: bigint
  close: bigint
  /** Base units of USDT. */
  volume: bigint
  trades: number
  traders: number
  block: number
}

/** Averages that the oracle has stored. */
export interface AveragesTable {
  block: number
  txIndex: number
  logIndex: number
  pair: Address
  /** Units of the coin for one of USDT, times 2^112. */
  price: bigint
  time: number
  /** Seconds that it is the average of. */
  span: number
}

/** One row. */
export interface TotalsTable {
  id: number
  pairs: number
  coins: number
  block: number
}

// ---- Asked of the coins themselves: a memory of what they said, which may be dropped and is asked again

export interface CoinFactsTable {
  coin: Address
  /** As the coin says, without what cannot be seen; `?` where it says nothing. */
  symbol: string
  name: string
  decimals: number
  /** What of them meets the eye: equal for those that look alike. */
  symbolKey: string
  nameKey: string
  /** Base units; null where the coin does not say. */
  totalSupply: bigint | null
  /** Less what lies in reserves and where nobody can take it. */
  circulating: bigint | null
  /** Base units of USDT. */
  marketCap: bigint | null
  /** Unix seconds of chain time, and the head, when the amounts were asked. */
  readAt: number
  readBlock: number
}

/** Words that a coin is found by. */
export interface CoinWordsTable {
  word: string
  coin: Address
}
