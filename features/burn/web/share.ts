import { fixedAmount } from '#platform/std/format.ts'

/** `power ÷ of`: what of the miners' part of the pool a power has. */
export interface Share {
  readonly power: bigint
  readonly of: bigint
}

const most = (a: bigint, b: bigint): bigint => (a > b ? a : b)

/** A small network has not all of the pool: a share is computed of `least` at the least. */
export const shareOf = (power: bigint, network: bigint, least: bigint): Share => ({
  power,
  of: most(network, least),
})

/** The same power once that of all is twice as much, by the burns of others. */
export const ifDoubled = (power: bigint, network: bigint, least: bigint): Share => ({
  power,
  of: most(2n * network, least),
})

/**
 * Power of the account and of all after a burn, by what is read afterwards: the account's power has the burn already.
 * null while that was read before it: the network's power never falls.
 */
export function powersAfter(
  read: { readonly mine: string; readonly network: string; readonly least: string },
  totalPower: bigint,
): readonly [bigint, bigint, bigint] | null {
  const network = BigInt(read.network)
  return network < totalPower ? null : [BigInt(read.mine), network, BigInt(read.least)]
}

/** `12.48%`, `0.1249%`, `<0.0001%`: cut, with four decimals below one percent. */
export function shareText({ power, of }: Share): string {
  if (power === 0n || of === 0n) return '0%'
  // Hundredths of a percent, times 10^8.
  const part = (power * 10n ** 12n) / of
  const shown = part >= 10n ** 10n ? 2 : 4
  return `${fixedAmount(part === 0n ? 1n : part, 10, shown)}%`
}
