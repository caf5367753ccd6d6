import {
  asideSources,
  averageOf,
  candlesOf,
  coinsByAddress,
  figuresOf,
  poolsOfCoin,
  priceE12,
  wrappedCoin,
} from '#features/exchange/public.server.ts'
import { tokenRisks } from '#features/launch/public.server.ts'
import type { App } from '#platform/server/app.ts'
import type { Handler } from '#platform/server/bind.ts'
import type { Reserves } from '#platform/server/reserve.ts'
import { type Address, isAddress } from '#platform/std/address.ts'
import { Failure } from '#platform/std/failure.ts'

import { type homeApi, homeFailures } from '../api.ts'
import type { Candle } from '../shapes.ts'
import { coinReply, laidAside, poolReply } from './coinReplies.ts'

const spanOf = { '5m': 300, '1h': 3_600, '1d': 86_400 } as const
const mostPools = 20

export const swapCoinInfo =
  (reserves: readonly Reserves[]): Handler<typeof homeApi.swapCoinInfo> =>
  async ({ coin: named, interval, pageSize }, call) => {
    const coin = addressOf(call.app, named)
    const rows = coin === undefined ? [] : await coinsByAddress(call, [coin])
    if (coin === undefined || rows.length === 0) {
      throw new Failure(homeFailures.NO_SUCH_COIN, { field: 'coin' })
    }
    const aside = await laidAside(call, reserves)
    const [[figures], notAround, pools, candles, twap, risks] = await Promise.all([
      figuresOf(call, rows, aside),
      asideSources(call, coin, aside),
      poolsOfCoin(call, coin, mostPools),
      candlesOf(call, coin, spanOf[interval], pageSize),
      averageOf(call, coin),
      tokenRisks(call, coin),
    ])
    const { decimals } = figures!
    const shown = (price: bigint): string => String(priceE12(price, decimals ?? 0))
    return {
      figures: coinReply({ ...figures!, sources: [...figures!.sources, ...notAround] }),
      pools: pools.map(poolReply),
      // Without decimals there is no price of a whole coin.
      candles: (decimals === null ? [] : candles).map(
        ({ time, open, high, low, close, volume, trades, traders }): Candle => ({
          time,
          open: shown(open),
          high: shown(high),
          low: shown(low),
          close: shown(close),
          volume: String(volume),
          trades,
          traders,
        }),
      ),
      twap:
        decimals === null
          ? null
          : twap && {
              priceE12: shown(twap.price),
              updatedAt: twap.updatedAt,
              stale: twap.stale,
              source: twap.source,
            },
      risks,
    }
  }

function addressOf(app: App, named: string): Address | undefined {
  if (named === app.config.nativeSymbol) return wrappedCoin(app)
  return isAddress(named) ? named : undefined
}
