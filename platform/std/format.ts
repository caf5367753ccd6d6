import { formatUnits } from './amount.ts'

/**
 * Below 1, digits that distinguish an amount from its neighbours; an amount that begins after that
 * many decimals is `<0.0001`.
 */
const explaining = 4

/**
 * The specification's number shortening, always cut and never rounded up: over 1e9 with B, over 1e5 with M, both with
 * 2 decimals; else grouped with 2 decimals, below 1 with 4 significant digits. `shown` decimals instead where a
 * list has its own.
 */
export function shortAmount(value: bigint, decimals: number, shown?: number): string {
  const unit = 10n ** BigInt(decimals)
  if (value > 1_000_000_000n * unit) return `${cut(value, unit * 1_000_000_000n, 2)}B`
  if (value > 100_000n * unit) return `${cut(value, unit * 1_000_000n, 2)}M`
  return shown === undefined ? plainAmount(value, decimals) : fixedAmount(value, decimals, shown)
}

/**
 * A sum with a line of its own: never shortened while it fits, that is below ten million, since a holder of 300,000.00
 * does not look for 0.30M; from there on as in lists.
 */
export const figureAmount = (value: bigint, decimals: number): string =>
  value < 10_000_000n * 10n ** BigInt(decimals)
    ? plainAmount(value, decimals)
    : shortAmount(value, decimals)

/** Grouped with 2 decimals, below 1 with 4 significant digits; cut, and never B or M. */
export function plainAmount(value: bigint, decimals: number): string {
  const unit = 10n ** BigInt(decimals)
  if (value >= unit || value === 0n) return cut(value, unit, 2)
  return fixedAmount(value, decimals, shownDecimals(value, decimals)).replace(
    /(\.\d\d.*?)0+$/,
    '$1',
  )
}

/** Decimals that `plainAmount` shows. */
function shownDecimals(value: bigint, decimals: number): number {
  if (value >= 10n ** BigInt(decimals)) return Math.min(2, decimals)
  const zeros = decimals - String(value).length
  return Math.min(decimals, zeros < explaining ? zeros + explaining : explaining)
}

/** The least amount that `plainAmount` shows in full and that is not less: for what is "at most", which a cut would understate. */
export function roundedUp(value: bigint, decimals: number): bigint {
  const step = 10n ** BigInt(decimals - shownDecimals(value, decimals))
  return ((value + step - 1n) / step) * step
}

/**
 * Grouped with this number of decimals, at most the coin's, cut; an amount below the last of them
 * is `<0.0001`, never nothing.
 */
export function fixedAmount(value: bigint, decimals: number, most: number): string {
  const shown = Math.min(most, decimals)
  const least = 10n ** BigInt(decimals - shown)
  const below = value > 0n && value < least
  return (below ? '<' : '') + cut(below ? least : value, 10n ** BigInt(decimals), shown)
}

/** The exact amount with grouped thousands: `12,480.52`. A signing sheet shows nothing else. */
export function exactAmount(value: bigint, decimals: number): string {
  const [whole = '0', fraction] = formatUnits(value, decimals).split('.')
  return fraction === undefined ? group(whole) : `${group(whole)}.${fraction}`
}

/** First 6 and last 4 characters, for lists. Never on a signing sheet or for a destination. */
export const shortAddress = (address: string): string =>
  address.length <= 12 ? address : address.replace(/^(.{6}).*(.{4})$/su, '$1…$2')

/** The whole address in groups of four, for reading aloud and comparing. */
export const groupedAddress = (address: string): string => address.replace(/(.{4})(?=.)/gu, '$1 ')

/** Seconds → the four units of the specification's countdowns. Negative counts as over. */
export function countdown(seconds: number): {
  days: number
  hours: number
  minutes: number
  seconds: number
} {
  const left = Math.max(0, Math.floor(seconds))
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3_600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  }
}

function cut(value: bigint, unit: bigint, shown: number): string {
  const scale = 10n ** BigInt(shown)
  const scaled = (value * scale) / unit
  const whole = group((scaled / scale).toString())
  if (shown === 0) return whole
  const fraction = (scaled % scale).toString().padStart(shown, '0')
  return `${whole}.${fraction}`
}

/** Thousands of a whole number, as every language here writes them. */
export const group = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')
