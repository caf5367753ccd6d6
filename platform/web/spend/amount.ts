import { ambiguousNumber, mostUnits, type NoUnits, unitsOrWhy } from '#platform/std/amount.ts'
import type { Text } from '#platform/std/text.ts'

import { exactOf, type ShownCoin } from './coin.ts'
import { spendTexts as texts } from './text.ts'

/** What an amount must be between; base units. A bound that is not known yet is null. */
export interface Bounds {
  readonly balance: bigint | null
  readonly minimum?: bigint | null
  /** Another bound above, and its message, which names it as `amount`. */
  readonly most?: { readonly units: bigint; readonly text: Text } | null
  /**
   * The message for less than the minimum, which it names as `amount`, where that has a name of its
   * own.
   */
  readonly below?: Text
  /** The message where nothing is typed, unless the amount is missing. */
  readonly missing?: Text
}

/** What is wrong with a typed amount, and what the words name. */
export interface Fault {
  readonly text: Text
  readonly values?: Readonly<Record<string, string | number>>
}

const faults: Record<NoUnits, Text> = {
  negative: texts.negative,
  otherDigits: texts.otherDigits,
  ambiguous: texts.ambiguous,
  noNumber: texts.noNumber,
  decimals: texts.decimals,
}

/** A typed number in units of so many decimals, or why it is none. */
function typedUnits(
  typed: string,
  decimals: number,
): { readonly units: bigint } | { readonly fault: Fault } {
  const units = unitsOrWhy(typed, decimals)
  if (typeof units !== 'string') return { units }
  return { fault: { text: faults[units], values: { decimals, ...ambiguousNumber(typed) } } }
}

/** Why what is typed is no number of so many decimals; null where it is one, or nothing. */
export function numberFault(typed: string, decimals: number): Fault | null {
  const read = typedUnits(typed, decimals)
  return typed.trim() !== '' && 'fault' in read ? read.fault : null
}

/** An amount as screens show it, `12.5 USDT`, without its own coin’s symbol. */
function withoutSymbol(typed: string, symbol: string): string {
  const text = typed.trim()
  const number = text.slice(0, -symbol.length)
  return /\D/.test(symbol) && text.endsWith(symbol) && /\s$/.test(number) ? number : typed
}

/** A typed amount in base units, or what is wrong with it: required, a number, more than 0, and within the bounds. */
export function typedAmount(
  typed: string,
  coin: ShownCoin,
  { balance, minimum = null, most = null, below, missing = texts.enterAmount }: Bounds,
): { readonly units: bigint } | { readonly fault: Fault } {
  if (typed.trim() === '') return { fault: { text: missing } }
  const number = typedUnits(withoutSymbol(typed, coin.symbol), coin.decimals)
  if ('fault' in number) return number
  const { units } = number
  if (units === 0n) return { fault: { text: texts.zero } }
  if (balance !== null && units > balance) {
    return { fault: { text: texts.aboveBalance, values: { amount: exactOf(balance, coin) } } }
  }
  if (minimum !== null && units < minimum) {
    return {
      fault: { text: below ?? texts.belowMinimum, values: { amount: exactOf(minimum, coin) } },
    }
  }
  if (most !== null && units > most.units) {
    return { fault: { text: most.text, values: { amount: exactOf(most.units, coin) } } }
  }
  if (units > mostUnits) {
    return { fault: { text: texts.aboveAny, values: { amount: exactOf(mostUnits, coin) } } }
  }
  return { units }
}
