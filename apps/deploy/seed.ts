/** Every number that the contracts are deployed with. */
import type { BoxesSeed, WinklinkSeed } from '#features/blindbox/contract/deploy.ts'
import type { EarningsSeed } from '#features/earnings/contract/deploy.ts'
import type { ExchangeSeed, SunswapSeed } from '#features/exchange/contract/deploy.ts'
import type { LpSeed } from '#features/lp/contract/deploy.ts'
import type { CardsSeed } from '#features/nft/contract/deploy.ts'
import type { StakingSeed } from '#features/staking/contract/deploy.ts'
import type { WithdrawalSeed } from '#features/withdrawal/contract/deploy.ts'
import type { MoneySeed } from '#platform/contracts/deploy.ts'
import { DeployError } from './deployError.ts'

export type NetworkName = 'local' | 'nile' | 'mainnet'

/** Whose the secrets of blind boxes are: the operator's, or words of WINkLink's VRF. */
export type WordsOf = 'operator' | 'winklink'

/** What is chosen for one deployment. */
export interface Choice {
  /** The operator's, where it is left out. */
  readonly words?: WordsOf
  /** On the local network; averages, where it is left out. The public networks know nothing else. */
  readonly oracle?: MoneySeed['oracle']
  /** On the public networks: the exchange that stands there. */
  readonly sunswap?: SunswapSeed
}

export interface Seed {
  readonly money: MoneySeed
  readonly exchange: ExchangeSeed
  readonly cards: CardsSeed
  readonly lp: LpSeed
  readonly staking: StakingSeed
  readonly boxes: BoxesSeed
  readonly earnings: EarningsSeed
  readonly withdrawal: WithdrawalSeed
}

const usdt = (whole: bigint): bigint => whole * 10n ** 6n
const tes = (whole: bigint): bigint => whole * 10n ** 18n
const day = 86_400

const levels = [
  { name: 'Clay', supply: 5_000, power: 50, price: usdt(50n) },
  { name: 'Marble', supply: 2_000, power: 220, price: usdt(200n) },
  { name: 'Glass', supply: 800, power: 600, price: usdt(500n) },
  { name: 'Silver', supply: 250, power: 1_300, price: usdt(1_000n) },
  { name: 'Gold', supply: 50, power: 4_200, price: usdt(3_000n) },
]

/** At these rates a Glass card reserves 6.05, 32.04, 116.64 and 279.94 TES. */
const terms = [
  { time: 7 * day, rate: 16_666_666_667n },
  { time: 30 * day, rate: 20_600_000_000n },
  { time: 90 * day, rate: 25_000_000_000n },
  { time: 180 * day, rate: 30_000_000_000n },
]

// One TRX is 0.300842 USDT.
const usdtPerTrx = 300_842n

/** The USDT of the public networks; a deployment refuses when the chain does not know it. */
const usdtOf = {
  nile: 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf',
  mainnet: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
}

/** As WINkLink's documents name them; a deployment refuses what the chain does not know. */
const winklinkOf = {
  nile: {
    win: 'TNDSHKGBmgRx9mDYA9CnxPx55nu672yQw2',
    winkMid: 'TLLEKGqhH4MiN541BDaGpXD7MRkwG2mTro',
    wrapper: 'TMNRLGXhe3gzbUyWccuQAKhfVKFyqmLE1W',
  },
  mainnet: {
    win: 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7',
    winkMid: 'TVMhaFMynYqTRLB1xShYL7wBwdmQHH6bKV',
    wrapper: 'TGDVwQRKwtNHrwy4RFG49b2HTHkvWckP5N',
  },
}

/** A block is final once 19 of the 27 producers have built on it: 20 blocks on, so is the one after the request's. */
const asked = { callbackEnergy: 50_000, confirmations: 20 }

function winklink(network: 'nile' | 'mainnet', words: WordsOf): { winklink?: WinklinkSeed } {
  return words === 'winklink' ? { winklink: { ...winklinkOf[network], ...asked } } : {}
}

/** Seconds after which an average price is refused. */
const maxAge = 7_200n

/** What the local pools open with: 300,000 TRX at the price above, and TES at 0.05 USDT. */
const pools = {
  sun: 300_000_000_000n,
  usdtForTrx: 300_000n * usdtPerTrx,
  tes: tes(2_000_000n),
  usdtForTes: usdt(100_000n),
}

const termDays = [7, 30, 90, 180, 360]

/** Rates that come to so many percent a year, by term, for a coin of which one base unit is worth so many of TES. */
const ratesOf = (worth: bigint, percents: readonly bigint[]): bigint[] =>
  percents.map((percent, i) => (10n ** 18n * worth * percent * BigInt(termDays[i]!)) / 36_500n)

/** USDT at 0.05 for one TES: 20 TES. */
const termCoins = [
  { coin: 'Tes', minimum: tes(100n), rates: ratesOf(1n, [8n, 10n, 13n, 17n, 22n]) },
  { coin: 'Usdt', minimum: usdt(10n), rates: ratesOf(20n * 10n ** 12n, [5n, 7n, 9n, 12n, 15n]) },
]

/**
 * Streams of 86.4 TES a day or more, for a day at least, so that everybody has time to come and share them, and a year at
 * most; LP for about a dollar is enough to stake.
 */
const streams: Pick<LpSeed, 'shortest' | 'longest' | 'pools'> = {
  shortest: BigInt(day),
  longest: BigInt(365 * day),
  pools: [
    { coins: ['Tes', 'Usdt'], minimum: 10n ** 12n, leastRate: 10n ** 15n },
    { coins: ['Wtrx', 'Usdt'], minimum: 10n ** 6n, leastRate: 10n ** 15n },
  ],
}

/** A tenth of a percent of what was bought, reckoned with TES at 0.01 USDT at least; 2,000 TES a day are 100 USDT at 0.05. */
const lpRewards = {
  coins: ['Tes', 'Wtrx'],
  rate: 1_000,
  ceiling: 10n ** 14n,
  least: usdt(5n),
  most: usdt(10_000n),
  daily: tes(2_000n),
  waiting: day,
}

/** A withdrawal of 10 TES costs 0.05. */
const withdrawals = { coin: 'Tes', minimum: tes(10n), opensWithin: 30 * day, feeRate: 50n }

function exchangeOf({ sunswap }: Choice): ExchangeSeed {
  if (sunswap === undefined) throw new DeployError('a public network names its exchange')
  return { maxAge, sunswap }
}

/**
 * The local network has no provider of words and an exchange of its own.
 * @throws DeployError for a public network without an exchange.
 */
export function seedFor(network: NetworkName, choice: Choice = {}): Seed {
  const { words = 'operator', oracle = 'twap' } = choice
  return network === 'local'
    ? {
        money: { usdtPerTrx, usdt: { supply: usdt(1_000_000_000n) }, oracle },
        exchange: { maxAge, pools },
        cards: { levels, terms, reserve: tes(50_000_000n) },
        lp: { ...streams, purchases: { ...lpRewards, reserve: tes(200_000n) } },
        staking: { terms: termDays, coins: termCoins, reserve: tes(10_000_000n) },
        boxes: { deadline: 20n },
        // Long enough to look, short enough to wait for.
        earnings: { challengeTime: 30 },
        withdrawal: { ...withdrawals, delay: 60 },
      }
    : {
        money: { usdtPerTrx, usdt: { address: usdtOf[network] }, oracle: 'twap' },
        exchange: exchangeOf(choice),
        cards: { levels, terms, reserve: 0n },
        lp: { ...streams, purchases: { ...lpRewards, reserve: 0n } },
        staking: { terms: termDays, coins: termCoins, reserve: 0n },
        // Ten minutes, of blocks of 3 seconds; a restart takes less.
        boxes: { deadline: 200n, ...winklink(network, words) },
        earnings: { challengeTime: day },
        withdrawal: { ...withdrawals, delay: 7 * day },
      }
}
