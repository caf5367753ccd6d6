/** Amounts are integers in base units (sun, token units). Text enters and leaves only here and in `format.ts`. */

export const decimalsOf = { TRX: 6, USDT: 6, TES: 18 } as const

/** Contracts keep amounts in 96 bits. */
export const mostUnits = 2n ** 96n - 1n

/**
 * Decimal text → base units, exactly. Accepts `.5`, `1.`, and group commas are refused.
 * Returns null where the text is no number or has more decimals than the coin.
 */
export function parseUnits(text: string, decimals: number): bigint | null {
  const match = /^(\d*)(?:\.(\d*))?$/.exec(text.trim())
  if (match === null) return null
  const whole = match[1] ?? ''
  const fraction = match[2] ?? ''
  if (whole === '' && fraction === '') return null
  if (fraction.length > decimals) return null
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}

/** What keeps a text from being an amount. */
export type NoUnits = 'negative' | 'otherDigits' | 'noNumber' | 'decimals'

/** What `parseUnits` takes from a text, or why it takes nothing: the first thing that is wrong. */
export function unitsOrWhy(text: string, decimals: number): bigint | NoUnits {
  const typed = text.trim()
  const isFiner = /^\d*\.\d+$/.test(typed)
  return parseUnits(typed, decimals) ?? whyNoDigits(typed) ?? (isFiner ? 'decimals' : 'noNumber')
}

/** What of it is wrong in whatever unit: a sign below nothing, or digits of another script. */
export function whyNoDigits(text: string): 'negative' | 'otherDigits' | null {
  if (/^[-\u2212]/.test(text)) return 'negative'
  return /(?![0-9])\p{N}/u.test(text) ? 'otherDigits' : null
}

/** Base units → exact decimal text without trailing zeros, e.g. `1662000000n, 6` → `1662`. */
export function formatUnits(value: bigint, decimals: number): string {
  const negative = value < 0n
  const digits = (negative ? -value : value).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return `${negative ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`
}

/** part / whole as integer division that rounds down: used wherever money is shared. */
export const mulDivDown = (value: bigint, numerator: bigint, denominator: bigint): bigint =>
  (value * numerator) / denominator

/** Rounds up: used wherever somebody must pay at least. */
export const mulDivUp = (value: bigint, numerator: bigint, denominator: bigint): bigint =>
  (value * numerator + denominator - 1n) / denominator
