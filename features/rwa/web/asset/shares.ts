import { halfWidth } from '#platform/std/amount.ts'
import type { Text, TextValues } from '#platform/std/text.ts'

import { assetTexts as texts } from '../textAsset.ts'

/** Digits of a typed number; null where it is none, or more than any asset has. */
export function sharesOf(typed: string): number | null {
  const text = halfWidth(typed).replace(/[\s,]/g, '')
  return /^\d{1,13}$/.test(text) && Number(text) > 0 ? Number(text) : null
}

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
