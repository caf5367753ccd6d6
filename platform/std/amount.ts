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
export type NoUnits = 'negative' | 'otherDigits' | 'ambiguous' | 'noNumber' | 'decimals'

/** An amount as a person types or pastes it, or why it is none: the first thing that is wrong. */
export function unitsOrWhy(text: string, decimals: number): bigint | NoUnits {
  const typed = plainNumber(text)
  if (ambiguousNumber(typed) !== null) return 'ambiguous'
  const isFiner = /^\d*\.\d+$/.test(typed)
  return parseUnits(typed, decimals) ?? whyNoDigits(typed) ?? (isFiner ? 'decimals' : 'noNumber')
}

/** Full-width digits, letters and signs, as Chinese keyboards type them → those of ASCII. */
export const halfWidth = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/[\u3002\uff61]/g, '.')

const grouped = [
  // 12,480.52 and 1,234,567: a decimal comma occurs once, and no point follows it.
  { form: /^[1-9]\d{0,2}(,\d{3})+\.\d+$|^[1-9]\d{0,2}(,\d{3}){2,}$/, separator: /,/g },
  // 12.480,52
  { form: /^[1-9]\d{0,2}(\.\d{3})+,\d+$/, separator: /\./g },
  // 12 480.52 and 12 480,52, with a space of any kind.
  { form: /^[1-9]\d{0,2}(\s\d{3})+([.,]\d+)?$/, separator: /\s/g },
]

/**
 * Digits with a point, from what keyboards and screens of any country offer: a decimal comma, full-width digits, groups
 * of thousands. What has two readings, or none, stays as it is.
 */
function plainNumber(text: string): string {
  const typed = halfWidth(text).trim()
  const group = grouped.find(({ form }) => form.test(typed))
  const digits = group === undefined ? typed : typed.replace(group.separator, '')
  return /^\d*,\d*$/.test(digits) && ambiguousNumber(digits) === null
    ? digits.replace(',', '.')
    : digits
}

/**
 * `1,234` is a thousand times as much to one reader as to another: both readings, to choose from. Null for
 * what has one reading at most.
 */
export function ambiguousNumber(
  text: string,
): { readonly typed: string; readonly whole: string; readonly part: string } | null {
  const typed = halfWidth(text).trim()
  if (!/^[1-9]\d{0,2},\d{3}$/.test(typed)) return null
  return { typed, whole: typed.replace(',', ''), part: typed.replace(',', '.') }
}

/** A typed whole number, in groups or not: of `1,5` no 15 is made; null for anything else, or too much for a number. */
export function wholeNumber(text: string): number | null {
  // In a number without decimals a group has one reading.
  const units = unitsOrWhy(ambiguousNumber(text)?.whole ?? text, 0)
  return typeof units === 'bigint' && units <= Number.MAX_SAFE_INTEGER ? Number(units) : null
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

/** Rounds up: used where a minimum must be paid. */
export const mulDivUp = (value: bigint, numerator: bigint, denominator: bigint): bigint =>
  (value * numerator + denominator - 1n) / denominator
