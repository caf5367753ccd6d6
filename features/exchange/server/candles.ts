import type { EventContext } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'

import { exchangeCandles } from '../tables.ts'

/** Five minutes, an hour, a day. */
export const spans = [300, 3_600, 86_400] as const
export type Span = (typeof spans)[number]

interface Swapped {
  /** After the swap. */
  readonly price: bigint
  /** Base units of USDT. */
  readonly worth: bigint
  /** When its trader swapped the coin before; null for the first time. */
  readonly lastAt: number | null
}

/** One swap, in the candle of each span. */
export async function addToCandles(
  event: EventContext,
  coin: Address,
  swapped: Swapped,
): Promise<void> {
  for (const span of spans) await addToCandle(event, coin, span, swapped)
}

async function addToCandle(
  event: EventContext,
  coin: Address,
  span: Span,
  { price, worth, lastAt }: Swapped,
): Promise<void> {
  const { store, block } = event
  const time = event.time - (event.time % span)
  const traders = lastAt !== null && lastAt >= time ? 0 : 1
  const first = {
    coin,
    span,
    time,
    open: price,
    high: price,
    low: price,
    close: price,
    volume: worth,
    trades: 1,
    traders,
    block,
  }
  await store.upsert(exchangeCandles, first, (there) => ({
    high: price > there.high ? price : there.high,
    low: price < there.low ? price : there.low,
    close: price,
    volume: there.volume + worth,
    trades: there.trades + 1,
    traders: there.traders + traders,
    block,
  }))
}
