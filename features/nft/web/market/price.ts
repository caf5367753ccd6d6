import type { Text } from '#platform/std/text.ts'

import { formatUnits, parseUnits } from '#platform/std/amount.ts'

import { coinDecimals } from './coins.ts'
import { dealTexts as texts } from './textDeals.ts'

/** What the contract takes as a price at least, in base units of its coin. */
export const leastPrice = 10_000n
const tooMany = 2n ** 96n

/** A typed price in base units, or what is wrong with it. */
export function typedPrice(text: string): { units: bigint } | { fault: Text } {
  if (text.trim() === '') return { fault: texts.enterPrice }
  const units = parseUnits(text, coinDecimals)
  if (units === null || units >= tooMany) return { fault: texts.noPrice }
  return units < leastPrice ? { fault: texts.tooSmall } : { units }
}

/** A price as the field may begin with it. */
export const priceText = (units: string): string => formatUnits(BigInt(units), coinDecimals)
