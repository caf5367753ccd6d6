/** Base units of USDT for one TRX. */
export const usdtPerTrx = 270_000n

/** sun for base units of USDT, rounded up. */
export const sunFor = (usdt: bigint): bigint => (usdt * 1_000_000n + usdtPerTrx - 1n) / usdtPerTrx
