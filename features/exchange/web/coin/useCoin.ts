import type { Endpoint } from '#platform/std/endpoint.ts'
import { useApi } from '#platform/web/api.ts'

import { exchangeApi } from '../../api.ts'

/** Replies that have the reader's balance of coins: what takes a coin or pays it makes them old. */
export const coinReads: readonly Endpoint[] = [exchangeApi.coin, exchangeApi.coins]

/** What is known of a coin, asked once a minute; null waits. */
export const useCoin = (coin: string | null) =>
  useApi(exchangeApi.coin, coin === null ? null : { coin }, { staleTime: 60_000 })
