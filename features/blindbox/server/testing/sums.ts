/** A box of the tests is 60 USDT, which is this many sun at 0.300842 USDT a TRX, rounded up. */
export const price = 199_440_238n
/** In two payments the first is 30 %, rounded down. */
export const first = 59_832_071n
export const rest = 139_608_167n

/** The price of the dearest card, of level 1 or 2, base units of USDT: the penalty of a series. */
export const dearest1 = 50_000_000n
export const dearest2 = 200_000_000n
/** The same in sun, rounded up. */
export const penalty1 = 166_200_199n
export const penalty2 = 664_800_793n

/** The number of a box or a request. */
export const box = (series: number, number: number) => series * 2 ** 32 + number
export const ids = (...numbers: readonly number[]) => numbers.map(BigInt)

/** A holder's seed. */
export const seed = `0x${'5e'.repeat(32)}`
