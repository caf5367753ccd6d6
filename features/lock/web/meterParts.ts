import type { Meter } from '../shapes.ts'

/** Of a supply, in hundredths of a percent, rounded down. */
export interface MeterParts {
  readonly forEver: number
  readonly timed: number
  readonly all: number
}

/** The meter's two parts; null if the supply is unknown or nothing. */
export function partsOf({ permanent, supply, bps }: Meter): MeterParts | null {
  if (supply === null || bps === null || supply === '0') return null
  const forEver = Number((BigInt(permanent) * 10_000n) / BigInt(supply))
  return { forEver, timed: Math.max(0, bps - forEver), all: bps }
}

/** What the meter shows once `amount` base units are locked for `days`; null as above. */
export function meterAfter(
  { permanent, weighted, supply }: Meter,
  amount: bigint,
  days: number | 'forEver',
): number | null {
  if (supply === null || supply === '0') return null
  const counted = days === 'forEver' ? amount : (amount * BigInt(Math.min(days, 365))) / 365n
  return Number(((BigInt(permanent) + BigInt(weighted) + counted) * 10_000n) / BigInt(supply))
}

/** The deepest pool's LP first, the coin's own supply last. */
export const inOrder = (meters: readonly Meter[]): readonly Meter[] => [
  ...meters.filter(({ of }) => of === 'liquidity'),
  ...meters.filter(({ of }) => of === 'supply'),
]

/** `<0.01%` for what is more than nothing, and less than can be shown. */
export const shareText = (bps: number, amount: bigint, percent: (bps: number) => string): string =>
  bps === 0 && amount > 0n ? `<${percent(1)}` : percent(bps)
