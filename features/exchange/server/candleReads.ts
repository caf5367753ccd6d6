import type { Call } from '#platform/server/call.ts'
import type { Address } from '#platform/std/address.ts'
import type { Selectable } from 'kysely'

import type { CandlesTable, ExchangeTables } from '../tables.ts'
import type { Span } from './candles.ts'
import { recentSeconds } from './expiry.ts'

export interface HourlyClose {
  /** When the hour begins. */
  readonly time: number
  readonly close: bigint
}

export type CandleRow = Selectable<CandlesTable>

/** The last candles of a coin, oldest first; an interval without a swap has none. */
export async function candlesOf(
  { db }: Pick<Call, 'db'>,
  coin: Address,
  span: Span,
  limit: number,
): Promise<readonly CandleRow[]> {
  const rows = await db
    .withTables<ExchangeTables>()
    .selectFrom('exchangeCandles')
    .selectAll()
    .where('coin', '=', coin)
    .where('span', '=', span)
    .orderBy('time', 'desc')
    .limit(limit)
    .execute()
  return rows.toReversed()
}

/** The last prices of each clock hour, from the hour of a moment on; oldest first. */
export async function hourlyCloses(
  { db }: Pick<Call, 'db'>,
  coins: readonly Address[],
  since: number,
): Promise<ReadonlyMap<Address, readonly HourlyClose[]>> {
  const span: Span = 3_600
  const rows = await db
    .withTables<ExchangeTables>()
    .selectFrom('exchangeCandles')
    .select(['coin', 'time', 'close'])
    .where('coin', 'in', coins)
    .where('span', '=', span)
    .where('time', '>', since - span)
    .orderBy('time')
    .execute()
  const byCoin = new Map<Address, HourlyClose[]>(coins.map((coin) => [coin, []]))
  for (const { coin, time, close } of rows) byCoin.get(coin)!.push({ time, close })
  return byCoin
}

/** The price 24 hours ago, to five minutes; null if the coin had no swap by then. */
export async function priceDayAgo(
  { app, db }: Pick<Call, 'app' | 'db'>,
  coin: Address,
): Promise<bigint | null> {
  const span: Span = 300
  const row = await db
    .withTables<ExchangeTables>()
    .selectFrom('exchangeCandles')
    .select('close')
    .where('coin', '=', coin)
    .where('span', '=', span)
    .where('time', '<=', app.clock.now() - recentSeconds - span)
    .orderBy('time', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.close ?? null
}
