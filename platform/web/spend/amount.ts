import { mostUnits, type NoUnits, unitsOrWhy } from '#platform/std/amount.ts'
import type { Text } from '#platform/std/text.ts'

import { exactOf, type ShownCoin } from './coin.ts'
import { spendTexts as texts } from './text.ts'

/** What an amount must be between; base units. A bound that is not known yet is null. */
export interface Bounds {
  readonly balance: bigint | null
  readonly minimum?: bigint | null
  /** Another bound above, and the words that say so, which name it as `amount`. */
  readonly most?: { readonly units: bigint; readonly text: Text } | null
  /** What is said of less than the minimum, which it names as `amount`, where that has a name of its own. */
  readonly below?: Text
  /** What is said where nothing is typed, unless it is an amount that is missing. */
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
  noNumber: texts.noNumber,
  decimals: texts.decimals,
}

/** A typed amount in base units, or what is wrong with it: required, a number, more than 0, and within the bounds. */
export function typedAmount(
  typed: string,
  coin: ShownCoin,
  { balance, minimum = null, most = null, below, missing = texts.enterAmount }: Bounds,
): { readonly units: bigint } | { readonly fault: Fault } {
  if (typed.trim() === '') return { fault: { text: missing } }
  const { decimals } = coin
  const units = unitsOrWhy(typed, decimals)
  if (typeof units === 'string') return { fault: { text: faults[units], values: { decimals } } }
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
