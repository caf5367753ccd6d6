import { log2Thousandths } from './prices.ts'

const wholeUsdt = 10n ** 6n

/**
 * The published ranking: addresses that swapped a coin in the last 24 hours, times the binary logarithm of its
 * liquidity in whole USDT, plus one. No place is for sale. An account with many addresses must fund and trade with
 * each; without trades no liquidity helps.
 */
export const popularity = (traders24h: number, depth: bigint): bigint =>
  BigInt(traders24h) * log2Thousandths(depth / wholeUsdt + 1n)
