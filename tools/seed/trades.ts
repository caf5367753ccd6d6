/**
 * What neighbours trade before the first visit, over six days, so that pools have a history and
 * prices an average.
 */

/** A coin by its symbol on the local network. */
export type TradedCoin = 'TRX' | 'USDT' | 'TES'

export interface Trade {
  readonly who: string
  readonly sells: TradedCoin
  readonly buys: TradedCoin
  /** Base units of what is sold. */
  readonly amount: bigint
}

const decimals: Readonly<Record<TradedCoin, bigint>> = { TRX: 6n, USDT: 6n, TES: 18n }

const trade = (who: string, whole: bigint, sells: TradedCoin, buys: TradedCoin): Trade => ({
  who,
  sells,
  buys,
  amount: whole * 10n ** decimals[sells],
})

/** Hours between two trades: day and night differ. */
export const hoursBetween = [3, 2, 4, 3, 5, 7] as const

/** In this order. Of TES more is bought than sold; TRX end about where they began. */
export const trades: readonly Trade[] = [
  trade('alice', 400n, 'USDT', 'TES'),
  trade('bob', 3_000n, 'TRX', 'USDT'),
  trade('carol', 500n, 'USDT', 'TES'),
  trade('alice', 4_000n, 'TES', 'USDT'),
  trade('dave', 900n, 'USDT', 'TRX'),
  trade('erin', 900n, 'USDT', 'TES'),
  trade('frank', 2_000n, 'TRX', 'TES'),
  trade('carol', 6_000n, 'TES', 'USDT'),
  trade('bob', 300n, 'USDT', 'TES'),
  trade('grace', 1_500n, 'USDT', 'TRX'),
  trade('erin', 12_000n, 'TES', 'USDT'),
  trade('alice', 5_000n, 'TRX', 'USDT'),
  trade('dave', 700n, 'USDT', 'TES'),
  trade('frank', 8_000n, 'TES', 'USDT'),
  trade('judy', 700n, 'USDT', 'TES'),
  trade('carol', 3_500n, 'TRX', 'USDT'),
  trade('bob', 3_000n, 'TES', 'USDT'),
  trade('grace', 400n, 'USDT', 'TES'),
  trade('erin', 1_300n, 'USDT', 'TRX'),
  trade('alice', 600n, 'USDT', 'TES'),
  trade('dave', 9_000n, 'TES', 'USDT'),
  trade('judy', 2_600n, 'TRX', 'USDT'),
  trade('frank', 500n, 'USDT', 'TES'),
  trade('carol', 700n, 'USDT', 'TRX'),
  trade('bob', 600n, 'USDT', 'TES'),
  trade('judy', 11_000n, 'TES', 'USDT'),
  trade('grace', 1_500n, 'TRX', 'TES'),
  trade('erin', 500n, 'USDT', 'TES'),
  trade('alice', 9_000n, 'TES', 'USDT'),
  trade('frank', 800n, 'USDT', 'TRX'),
  trade('carol', 400n, 'USDT', 'TES'),
  trade('dave', 3_200n, 'TRX', 'USDT'),
  trade('grace', 6_000n, 'TES', 'USDT'),
  trade('judy', 600n, 'USDT', 'TES'),
  trade('bob', 1_000n, 'USDT', 'TRX'),
  trade('erin', 400n, 'USDT', 'TES'),
]
