import {
  type PoolNow,
  type PriceNow,
  liquidityWorth,
  poolNow,
  poolSources,
  priceNow,
} from '#features/exchange/public.server.ts'
import type { App } from '#platform/server/app.ts'
import type { Call } from '#platform/server/call.ts'
import { thirtyDays } from '#platform/std/runway.ts'

import type { PoolStake } from '../shapes.ts'
import { type StakePool, type StreamNow, paidSource, streamNow } from './contract.ts'
import { paidUpTo } from './paid.ts'
import { aprBps, daysLeft } from './rules.ts'
import { tables } from './rows.ts'

/** All data of a pool on screens, from the chain now; the numbers of stakers and payments come from rows. */
export async function poolStake(
  call: Call,
  pool: StakePool,
  tes: PriceNow | null,
): Promise<PoolStake> {
  const { app } = call
  const [stream, now, sums, before] = await Promise.all([
    streamNow(app, pool.pair),
    poolNow(app, pool),
    tables(call).selectFrom('lpPools').selectAll().where('pool', '=', pool.pair).executeTakeFirst(),
    paidUpTo(call, app.clock.now() - thirtyDays, pool.pair),
  ])
  const paid = sums?.paid ?? 0n
  const recent = paid - before
  return {
    pool: pool.pair,
    symbol: pool.symbol,
    coins: pool.coins.map(({ symbol }) => symbol),
    minimum: String(pool.minimum),
    ...streamView(app, stream, now, tes),
    stakers: sums?.stakers ?? 0,
    paid: String(paid),
    paidLast30Days: String(recent),
    sources: [
      stream.source,
      ...poolSources(app, now),
      ...(tes?.sources ?? []),
      paidSource(app, 'paidLast30Days', recent),
    ],
  }
}

/** The price of the streamed coin. */
export const tesPrice = (app: App): Promise<PriceNow | null> =>
  priceNow(app, app.deployment.address('Tes'))

function streamView(app: App, stream: StreamNow, pool: PoolNow, tes: PriceNow | null) {
  const { total, rate, until, ahead, spare } = stream
  const now = app.clock.now()
  const worth = liquidityWorth(pool, total)
  const running = rate > 0n && until > now
  const tesPriceE12 = tes?.priceE12 ?? null
  return {
    total: String(total),
    totalWorth: orNull(worth),
    rate: String(running ? rate : 0n),
    until: until === 0 ? null : until,
    ahead: String(ahead),
    spare: String(spare),
    running,
    runwayDays: running ? daysLeft(until, now) : 0,
    aprBps: aprBps(running ? rate : 0n, tesPriceE12, worth),
    tesPriceE12: orNull(tesPriceE12),
  }
}

export const orNull = (value: bigint | null): string | null =>
  value === null ? null : String(value)
