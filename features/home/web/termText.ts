import { exactAmount } from '#platform/std/format.ts'
import type { Text } from '#platform/std/text.ts'
import type { ChainTerms, Term, Unit } from '#platform/web/chainTerms.ts'

const own = <T>(record: Readonly<Record<string, T>> | undefined, key: string): T | null =>
  record !== undefined && Object.hasOwn(record, key) ? record[key]! : null

/** The text for an event or a call; null if only the contract's own name is known. */
export const nameText = (terms: ChainTerms, contract: string | null, name: string): Text | null =>
  own(own(terms, contract ?? '')?.names, name)

/** The text for an argument of an event or a call; null if only its own name is known. */
export function argTerm(
  terms: ChainTerms,
  contract: string | null,
  name: string,
  arg: string,
): Term | null {
  const args = own(terms, contract ?? '')?.args
  return own(args, `${name}.${arg}`) ?? own(args, arg)
}

export interface Forms {
  readonly coins: readonly { symbol: string; decimals: number; address: string | null }[]
  readonly dateTime: (seconds: number) => string
  readonly duration: (seconds: number) => string
}

/**
 * A value as a user reads it: amounts exact and with their unit, times as dates. Null if the contract's own form is
 * clearer, or does not fit the unit.
 */
export function valueText(value: string, unit: Unit, forms: Forms): string | null {
  const parts = partsOf(value)
  if (unit === 'plain' || parts.length === 0) return null
  const text = parts.map((part) => oneText(part, unit, forms))
  return text.includes(null) ? null : text.join(', ')
}

function oneText(digits: string, unit: Unit, forms: Forms): string | null {
  if (!/^\d{1,78}$/.test(digits)) return null
  if (unit === 'time' || unit === 'seconds') {
    // Beyond any date there is.
    if (digits.length > 11) return null
    return (unit === 'time' ? forms.dateTime : forms.duration)(Number(digits))
  }
  const coin = forms.coins.find(({ symbol, address }) =>
    unit === 'native' ? address === null : symbol === unit,
  )
  return coin === undefined ? null : `${exactAmount(BigInt(digits), coin.decimals)} ${coin.symbol}`
}

/** An array comes as JSON. */
function partsOf(value: string): string[] {
  if (!value.startsWith('[')) return [value]
  try {
    return (JSON.parse(value) as unknown[]).map(String)
  } catch {
    return []
  }
}
