import { formatUnits } from '#platform/std/amount.ts'
import { type Fault, typedAmount } from '#platform/web/spend/amount.ts'
import { exactOf } from '#platform/web/spend/coin.ts'

import { coinDecimals, shownCoin } from './coins.ts'
import { dealTexts as texts } from './textDeals.ts'

/** The contract's minimum price, in base units of its coin. */
const leastPrice = 10_000n

/** A typed price in base units, or its fault. */
export function typedPrice(text: string, symbol: string): { units: bigint } | { fault: Fault } {
  const coin = shownCoin(symbol)
  const price = typedAmount(text, coin, { balance: null, missing: texts.enterPrice })
  if ('fault' in price || price.units >= leastPrice) return price
  return { fault: { text: texts.tooSmall, values: { min: exactOf(leastPrice, coin) } } }
}

/** A price as the field may begin with it. */
export const priceText = (units: string): string => formatUnits(BigInt(units), coinDecimals)
