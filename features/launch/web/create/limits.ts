import { exactAmount, group } from '#platform/std/format.ts'

import { numberOf } from './config.ts'
import { type NumberKey, type NumberUnit, rules, type Typed, units } from './fields.ts'

/** A bound in the contract's unit, and as it is typed. */
export interface Bound {
  readonly value: bigint
  readonly shown: string
}
export interface Limit {
  readonly least: Bound
  readonly most: Bound
  readonly unit: NumberUnit
}

/** In the unit of the field, without its name: `1,000`, `0.5`. Days down to the hour have no round decimal. */
export function shownIn(unit: NumberUnit, value: bigint): string {
  const { decimals, times, over } = units[unit]
  const scaled = (value * over + times - 1n) / times
  return decimals === 0 ? group(String(scaled)) : exactAmount(scaled, decimals)
}

const bound = (unit: NumberUnit, value: bigint): Bound => ({ value, shown: shownIn(unit, value) })

/** The limits of every number now: some depend on what stands in other fields. */
export function limitsOf(typed: Typed): Readonly<Record<NumberKey, Limit>> {
  const price = numberOf('presaleEthAmount', typed.presaleEthAmount)
  const shares = numberOf('maxTotalNum', typed.maxTotalNum)
  const most: Partial<Record<NumberKey, bigint>> =
    shares === null ? {} : { presaleMaxNum: fifth(shares), insideMaxNum: fifth(shares) }
  const least: Partial<Record<NumberKey, bigint>> = price === null ? {} : { tradeEthAmount: price }
  if (price !== null) most.tradeEthAmount = 2n * price
  // A protection of 0 % is none.
  if (numberOf('protectTime', typed.protectTime) !== 0n) least.protectFee = 1n
  return Object.fromEntries(
    (Object.keys(rules) as NumberKey[]).map((key) => {
      const { unit, ...rule } = rules[key]
      const limit: Limit = {
        unit,
        least: bound(unit, least[key] ?? rule.least),
        most: bound(unit, most[key] ?? rule.most),
      }
      return [key, limit]
    }),
  ) as unknown as Readonly<Record<NumberKey, Limit>>
}

/** Most of one address. */
const fifth = (shares: bigint): bigint => (shares >= 5n ? shares / 5n : 1n)
