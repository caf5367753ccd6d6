import type { Text, TextValues } from '#platform/std/text.ts'
import { nativeSymbol } from '#platform/web/config.ts'
import { sharesOf } from '#platform/web/spend/shares.ts'

import { costOf, impactBps, proceedsOf } from '../curve.ts'
import { marketTexts as texts } from '../textMarket.ts'
import { saleTexts } from '../textSale.ts'
import { curveOf, type Market, type SaleDetail } from '../useSale.ts'

export type Side = 'buy' | 'sell'

/** Hundredths of a percent by which the price may move until the trade is in a block. */
export const slippages = [100, 300, 1_000] as const

export interface Trade {
  readonly shares: number
  /** sun by the curve now, and at the bound: what goes along at most, or comes at least. */
  readonly amount: bigint
  readonly bound: bigint
  /** How far the price moves by it. */
  readonly impactBps: number
}
type Read =
  | { readonly trade: Trade }
  | { readonly fault: { readonly text: Text; readonly values: TextValues } }

/** Shares that the reader can buy or sell back now. */
export function tradable(side: Side, market: Market, found: SaleDetail): number {
  const held = found.mine?.insideShares ?? 0
  return side === 'sell'
    ? Math.min(held, market.sold)
    : Math.max(0, Math.min(market.mostEach - held, market.shares - market.sold))
}

/** Why the reader cannot buy a single share, before any is typed; null where it can. */
export function whyNoBuy(
  market: Market,
  { presale, mine }: Pick<SaleDetail, 'presale' | 'mine'>,
  account: string | null,
): { readonly text: Text; readonly values: TextValues } | null {
  if (account !== null && account === presale.token.creator) {
    return { text: texts.creatorNever, values: {} }
  }
  const held = mine?.insideShares ?? 0
  return held < market.mostEach ? null : { text: texts.holdsMost, values: { count: held } }
}

/** What was typed as a trade, or what is wrong with it. */
export function typedTrade(
  typed: string,
  {
    side,
    market,
    found,
    slippage,
  }: {
    readonly side: Side
    readonly market: Market
    readonly found: SaleDetail
    readonly slippage: number
  },
): Read {
  const fault = (text: Text, values: TextValues = {}): Read => ({ fault: { text, values } })
  const shares = sharesOf(typed)
  if (shares === null) return fault(saleTexts.enterShares)
  const held = found.mine?.insideShares ?? 0
  const curve = curveOf(market)
  const [sold, count] = [BigInt(market.sold), BigInt(shares)]
  if (side === 'sell') {
    if (shares > held) return fault(texts.aboveHeld, { count: held })
    const amount = proceedsOf(curve, sold, count)
    const bound = (amount * BigInt(10_000 - slippage)) / 10_000n
    return { trade: { shares, amount, bound, impactBps: impactBps(curve, sold, sold - count) } }
  }
  const left = market.shares - market.sold
  if (shares > market.mostEach - held) return fault(saleTexts.aboveMost, { most: market.mostEach })
  if (shares > left) return fault(saleTexts.aboveLeft, { left })
  const amount = costOf(curve, sold, count)
  const bound = (amount * BigInt(10_000 + slippage) + 9_999n) / 10_000n
  if (found.funds !== null && BigInt(found.funds) < amount) {
    return fault(saleTexts.insufficient, { symbol: nativeSymbol() })
  }
  return { trade: { shares, amount, bound, impactBps: impactBps(curve, sold, sold + count) } }
}
