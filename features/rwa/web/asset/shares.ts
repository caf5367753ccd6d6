import type { Text, TextValues } from '#platform/std/text.ts'
import { sharesOf } from '#platform/web/spend/shares.ts'

import { assetTexts as texts } from '../textAsset.ts'

export interface TypedShares {
  readonly shares: number | null
  readonly fault: { readonly text: Text; readonly values: TextValues } | null
}

interface Buying {
  readonly left: number
  readonly price: bigint
  readonly symbol: string
  /** null while it is not known. */
  readonly balance: bigint | null
}

/** What was typed as a purchase, or what is wrong with it. */
export function typedPurchase(
  typed: string,
  { left, price, symbol, balance }: Buying,
): TypedShares {
  const found = typedMove(typed, left, texts.aboveLeft)
  if (found.shares === null) return found
  return balance !== null && balance < BigInt(found.shares) * price
    ? { shares: null, fault: { text: texts.insufficient, values: { symbol } } }
    : found
}

/** What was typed of the reader’s own shares that can move. */
export function typedMove(typed: string, left: number, above: Text = texts.aboveMine): TypedShares {
  const shares = sharesOf(typed)
  if (shares === null) return { shares, fault: { text: texts.enterShares, values: {} } }
  return shares > left
    ? { shares: null, fault: { text: above, values: { left } } }
    : { shares, fault: null }
}
