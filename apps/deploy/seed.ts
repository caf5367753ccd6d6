/** Every number that the contracts are deployed with. */
import type { BoxesSeed, WinklinkSeed } from '#features/blindbox/contract/deploy.ts'
import type { CardsSeed } from '#features/nft/contract/deploy.ts'
import type { MoneySeed } from '#platform/contracts/deploy.ts'

export type NetworkName = 'local' | 'nile' | 'mainnet'

/** Whose the secrets of blind boxes are: the operator's, or words of WINkLink's VRF. */
export type WordsOf = 'operator' | 'winklink'

export interface Seed {
  readonly money: MoneySeed
  readonly cards: CardsSeed
  readonly boxes: BoxesSeed
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

/** The local network has no provider of words: `words` changes nothing there. */
export function seedFor(network: NetworkName, words: WordsOf = 'operator'): Seed {
  return network === 'local'
    ? {
        money: { usdtPerTrx, usdt: { supply: usdt(1_000_000_000n) } },
        cards: { levels, terms, reserve: tes(50_000_000n) },
        boxes: { deadline: 20n },
      }
    : {
        money: { usdtPerTrx, usdt: { address: usdtOf[network] } },
        cards: { levels, terms, reserve: 0n },
        // Ten minutes, of blocks of 3 seconds; a restart takes less.
        boxes: { deadline: 200n, ...winklink(network, words) },
      }
}
