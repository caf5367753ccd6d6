import type { Text, TextValues } from '#platform/std/text.ts'
import { nativeSymbol } from '#platform/web/config.ts'
import { sharesOf } from '#platform/web/spend/shares.ts'

import { saleTexts as texts } from '../textSale.ts'
import type { SaleDetail } from '../useSale.ts'

/** Shares that one address can mint now. */
export const mintable = ({ presale, numbers }: SaleDetail): number =>
  Math.min(numbers.presaleMaxNum, presale.maxTotalNum - presale.sold)

export interface Typed {
  readonly shares: number | null
  readonly fault: { readonly text: Text; readonly values: TextValues } | null
}

/** What was typed as a mint, or what is wrong with it: by the sale's limits and the reader's balance. */
export function typedMint(typed: string, found: SaleDetail): Typed {
  const { presale, numbers, funds } = found
  const shares = sharesOf(typed)
  const fault = (text: Text, values: TextValues = {}): Typed => ({
    shares: null,
    fault: { text, values },
  })
  if (shares === null) return fault(texts.enterShares)
  if (shares > numbers.presaleMaxNum) return fault(texts.aboveMost, { most: numbers.presaleMaxNum })
  const left = presale.maxTotalNum - presale.sold
  if (shares > left) return fault(texts.aboveLeft, { left })
  if (funds !== null && BigInt(funds) < BigInt(shares) * BigInt(presale.price)) {
    return fault(texts.insufficient, { symbol: nativeSymbol() })
  }
  return { shares, fault: null }
}
