/** The presales that the local network opens with: a failed one, a listed one, one whose internal market is open, a live one and one to come. */

const day = 86_400
const trx = 1_000_000n

export interface DemoToken {
  readonly name: string
  readonly symbol: string
  readonly creator: string
  /** As `ITokenFactory` numbers them. */
  readonly numbers: readonly bigint[]
  readonly switches: readonly [lpBurn: boolean, isInsideSell: boolean]
}

export interface DemoSale extends DemoToken {
  /** Seconds from the making of it. */
  readonly start: number
  /** sun. */
  readonly price: bigint
  readonly first: bigint
  readonly shares: bigint
  /** Hundredths of a percent. */
  readonly softCap: bigint
  /** Seconds to the first unlock, and between two; a quarter each. */
  readonly delay: number
  readonly dis: number
}

const supply = 100_000_000n * 10n ** 18n
const plain = {
  numbers: [supply, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n],
  switches: [false, false],
} as const
/** 2 % both ways, a reserve of 5 % burnt by half a percent a day. */
const taxed = {
  numbers: [supply, 200n, 200n, BigInt(day), 50n, supply / 20n, 0n, 0n, supply / 1_000n],
  switches: [true, true],
} as const
/** The same, and 98 minutes of protection that begin at 30 %. */
const guarded = {
  ...taxed,
  numbers: taxed.numbers.with(6, 5_880n).with(7, 3_000n),
} as const

/** Five accounts with two shares each buy it out: it ends a day later. */
const small = {
  start: 60,
  price: 1_000n * trx,
  first: 1_200n * trx,
  shares: 10n,
  softCap: 10_000n,
  delay: 0,
  dis: 30 * day,
}
const large = {
  start: 60,
  price: 100n * trx,
  first: 110n * trx,
  shares: 1_000n,
  softCap: 6_000n,
  delay: 7 * day,
  dis: 30 * day,
}

export const failed: DemoSale = {
  name: 'Reed',
  symbol: 'REED',
  creator: 'frank',
  ...plain,
  ...small,
}
export const listed: DemoSale = {
  name: 'Kelp',
  symbol: 'KELP',
  creator: 'dave',
  ...taxed,
  ...small,
}
export const inside: DemoSale = {
  name: 'Loom',
  symbol: 'LOOM',
  creator: 'frank',
  ...plain,
  ...small,
}
export const live: DemoSale = {
  name: 'Kiln',
  symbol: 'KILN',
  creator: 'dave',
  ...guarded,
  ...large,
}
export const upcoming: DemoSale = {
  name: 'Orchard',
  symbol: 'ORC',
  creator: 'frank',
  ...plain,
  ...large,
  start: 3 * day,
}

/** Who buys out the small ones. */
export const buyers = ['alice', 'bob', 'carol', 'erin', 'grace'] as const

export const liveEntries: readonly (readonly [who: string, shares: bigint])[] = [
  ['alice', 12n],
  ['bob', 150n],
  ['carol', 60n],
  ['erin', 200n],
]

/** Of the internal market that is open: a buy has a positive number of shares, a sale a negative one. */
export const insideTrades: readonly (readonly [who: string, shares: bigint])[] = [
  ['alice', 2n],
  ['bob', 1n],
  ['carol', 2n],
  ['alice', -1n],
  ['erin', 1n],
]

/** What is paid into the pool of the listed one, TRX. */
export const poolBuys: readonly (readonly [who: string, trx: bigint])[] = [
  ['bob', 300n * trx],
  ['judy', 450n * trx],
  ['carol', 150n * trx],
]
