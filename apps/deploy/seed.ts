/** Every number that the contracts are deployed with. */
import type { CardsSeed } from '#features/nft/contract/deploy.ts'
import type { TeamSeed } from '#features/team/contract/deploy.ts'
import type { MoneySeed } from '#platform/contracts/deploy.ts'

export type NetworkName = 'local' | 'nile' | 'mainnet'

export interface Seed {
  readonly money: MoneySeed
  readonly team: TeamSeed
  readonly cards: CardsSeed
}

const usdt = (whole: bigint): bigint => whole * 10n ** 6n
const tes = (whole: bigint): bigint => whole * 10n ** 18n
const day = 86_400

const levels = [
  { name: 'Clay', supply: 5_000, power: 50, price: usdt(50n), fund: null },
  { name: 'Marble', supply: 2_000, power: 220, price: usdt(200n), fund: null },
  { name: 'Glass', supply: 800, power: 600, price: usdt(500n), fund: null },
  { name: 'Silver', supply: 250, power: 1_300, price: usdt(1_000n), fund: null },
  { name: 'Gold', supply: 50, power: 4_200, price: usdt(3_000n), fund: null },
]

/** At these rates a Glass card reserves 6.05, 32.04, 116.64 and 279.94 TES. */
const terms = [
  { time: 7 * day, rate: 16_666_666_667n },
  { time: 30 * day, rate: 20_600_000_000n },
  { time: 90 * day, rate: 25_000_000_000n },
  { time: 180 * day, rate: 30_000_000_000n },
]

const everywhere: Seed = {
  // One TRX is 0.300842 USDT.
  money: { usdtPerTrx: 300_842n },
  team: { root: null, platform: null, pool: null },
  cards: { levels, terms, reserve: 0n },
}

export function seedFor(network: NetworkName): Seed {
  if (network !== 'local') return everywhere
  return {
    ...everywhere,
    money: { ...everywhere.money, localUsdtSupply: usdt(1_000_000_000n) },
    cards: { ...everywhere.cards, reserve: tes(50_000_000n) },
  }
}
