/** The series of blind boxes that the local network opens with, and who has boxes of them by then. */

const day = 86_400
const usdt = (whole: bigint): bigint => whole * 10n ** 6n

export interface DemoSeries {
  /** In order of making; its number on the chain. */
  readonly id: bigint
  /** The urn: a level for each card. The price is about what its cards cost divided by their number. */
  readonly levels: readonly number[]
  /** Base units of USDT. */
  readonly price: bigint
  /**
   * The price of its dearest card, base units of USDT: the penalty of a box that is drawn too late.
   */
  readonly dearest: bigint
  /** Seconds from the making of it. */
  readonly start: number
  readonly end: number
  /** Hundredths of a percent paid first, and seconds for the rest; 0 for one payment. */
  readonly firstShare: bigint
  readonly completeTime: bigint
}

const of = (...counts: readonly (readonly [level: number, count: number])[]): number[] =>
  counts.flatMap(([level, count]) => Array.from({ length: count }, () => level))

const oneDay = BigInt(day)

export const demoSeries: readonly DemoSeries[] = [
  {
    id: 1n,
    // 6 × 50 + 3 × 200 + 2 × 500 + 1,000 = 2,900 for 12.
    levels: of([1, 6], [2, 3], [3, 2], [4, 1]),
    price: usdt(240n),
    dearest: usdt(1_000n),
    start: 0,
    end: 14 * day,
    firstShare: 0n,
    completeTime: 0n,
  },
  {
    id: 2n,
    // 4 × 50 + 3 × 200 + 500 = 1,300 for 8.
    levels: of([1, 4], [2, 3], [3, 1]),
    price: usdt(160n),
    dearest: usdt(500n),
    start: 0,
    end: 21 * day,
    firstShare: 3_000n,
    completeTime: oneDay,
  },
  {
    id: 3n,
    // 3 × 200 + 2 × 500 + 1,000 = 2,600 for 6.
    levels: of([2, 3], [3, 2], [4, 1]),
    price: usdt(430n),
    dearest: usdt(1_000n),
    start: 14 * day,
    end: 28 * day,
    firstShare: 0n,
    completeTime: 0n,
  },
  {
    id: 4n,
    // 2 × 50 + 200 = 300 for 3.
    levels: of([1, 2], [2, 1]),
    price: usdt(100n),
    dearest: usdt(200n),
    start: 0,
    end: 10 * day,
    firstShare: 0n,
    completeTime: 0n,
  },
]

/** What neighbours do before the first visit: the fourth series is sold out by it. */
export const boxPurchases: readonly {
  readonly buyer: string
  readonly id: bigint
  readonly count: bigint
}[] = [
  { buyer: 'bob', id: 1n, count: 2n },
  { buyer: 'carol', id: 1n, count: 1n },
  { buyer: 'erin', id: 2n, count: 1n },
  { buyer: 'frank', id: 2n, count: 1n },
  { buyer: 'grace', id: 4n, count: 3n },
]

/** Boxes of a series, by their numbers, whose second part is paid, and which are opened. */
export const completed = { buyer: 'frank', id: 2n, boxes: [2n] } as const
export const opened = { buyer: 'grace', id: 4n, boxes: [1n] } as const
