import { exactAmount } from '#platform/std/format.ts'
import { shortOf } from '#platform/web/spend/coin.ts'
import { nativeCoin } from '#platform/web/spend/coinContract.ts'

/** How often figures of the chain are requested again, ms. */
export const again = 30_000

export const sunText = (sun: string | bigint): string => shortOf(BigInt(sun), nativeCoin())

/** sun that stay for the fee of making a lender: 134,000 energy at 100 sun, and its bytes. */
export const keptForFee = 20_000_000n

/** The most that can be staked of what one has, less the fee. */
export const mostStake = (trx: bigint): bigint => (trx > keptForFee ? trx - keptForFee : 0n)

const million = 1_000_000n
const yearDays = 365n

interface Weights {
  readonly limit: string
  readonly weight: string
}

/** Hundredths of a percent that a stake earns in a year whose energy is leased on every day. */
export function aprBps(price: bigint, { limit, weight }: Weights): number {
  const staked = BigInt(weight) * million
  return staked === 0n ? 0 : Number((BigInt(limit) * price * yearDays * 10_000n) / staked)
}

/** Energy a day that one coin of stake gives, with one decimal. */
export function perCoin({ limit, weight }: Weights): string {
  if (weight === '0') return '0'
  return exactAmount((BigInt(limit) * 10n) / BigInt(weight), 1)
}
