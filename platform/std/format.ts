import { formatUnits } from './amount.ts'

/**
 * The specification's number shortening, cut (never rounded up) to 2 decimals:
 * over 1e9 with B, over 1e5 with M, else grouped with up to `decimals` decimals.
 */
export function shortAmount(value: bigint, decimals: number, shown = 2): string {
  const unit = 10n ** BigInt(decimals)
  if (value > 1_000_000_000n * unit) return `${cut(value, unit * 1_000_000_000n, 2)}B`
  if (value > 100_000n * unit) return `${cut(value, unit * 1_000_000n, 2)}M`
  return cut(value, unit, shown)
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
