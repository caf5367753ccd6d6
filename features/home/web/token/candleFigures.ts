import type { Candle } from '../../shapes.ts'

/**
 * Each opens at the close of the one before: in between there was no trade, so that was the price. The first one opens
 * with its own first trade.
 */
export function joined(candles: readonly Candle[]): readonly Candle[] {
  return candles.map((candle, i) => {
    const open = candles[i - 1]?.close ?? candle.open
    return {
      ...candle,
      open,
      high: BigInt(open) > BigInt(candle.high) ? open : candle.high,
      low: BigInt(open) < BigInt(candle.low) ? open : candle.low,
    }
  })
}

/** A sentence about candles. */
export interface CandleSummary {
  readonly from: number
  readonly to: number
  readonly first: bigint
  readonly low: bigint
  readonly high: bigint
  readonly last: bigint
}

/** null of none. */
export function summaryOf(candles: readonly Candle[]): CandleSummary | null {
  const [first, last] = [candles[0], candles.at(-1)]
  if (first === undefined || last === undefined) return null
  let [low, high] = [BigInt(first.low), BigInt(first.high)]
  for (const candle of candles) {
    if (BigInt(candle.low) < low) low = BigInt(candle.low)
    if (BigInt(candle.high) > high) high = BigInt(candle.high)
  }
  return {
    from: first.time,
    to: last.time,
    first: BigInt(first.open),
    low,
    high,
    last: BigInt(last.close),
  }
}
