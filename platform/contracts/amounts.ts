/** Base units of a number of whole coins. */
export const usdt = (whole: bigint): bigint => whole * 10n ** 6n
export const tes = (whole: bigint): bigint => whole * 10n ** 18n

/** One TRX is 0.300842 USDT. */
export const usdtPerTrx = 300_842n
