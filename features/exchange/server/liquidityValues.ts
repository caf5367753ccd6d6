import type { Call } from '#platform/server/call.ts'
import { mulDivDown } from '#platform/std/amount.ts'
import { thirtyDays } from '#platform/std/runway.ts'

import { candlesOf } from './candleReads.ts'
import type { PoolNow } from './now/pool.ts'
import { liquidityWorth } from './now/worth.ts'
import { priceUnit, rootOf } from './prices.ts'

interface LiquidityValue {
  readonly time: number
  /** Base units of USDT that 10^18 base units of the LP coin were worth. */
  readonly worth: bigint
}

const hour = 3_600
const hours = thirtyDays / hour
/** As many points as a plot can show. */
const mostPoints = 90
const unit = 10n ** 18n

/**
 * The value of a pool's LP coin in the last 30 days, oldest first, up to now. At the close of each hour with a swap: the
 * pool's product, which a swap raises by its fee alone, gives the reserves at that price. Empty for a pool without USDT.
 */
export async function liquidityValues(
  call: Pick<Call, 'app' | 'db'>,
  pool: PoolNow,
): Promise<readonly LiquidityValue[]> {
  const now = call.app.clock.now()
  const worth = liquidityWorth(pool, unit)
  const other = pool.coins.find(({ contract }) => contract !== 'Usdt')
  if (worth === null || other === undefined) return []
  const since = now - thirtyDays
  const product = pool.reserves[0] * pool.reserves[1]
  const candles = await candlesOf(call, other.address, hour, hours + 1)
  const values = candles.map(({ time, close }) => ({
    time: Math.min(time + hour, now),
    worth: mulDivDown(2n * rootOf((product * close) / priceUnit), unit, pool.totalSupply),
  }))
  const before = values.findLast(({ time }) => time < since)
  const points = [
    ...(before === undefined ? [] : [{ ...before, time: since }]),
    ...values.filter(({ time }) => time >= since && time < now),
    { time: now, worth },
  ]
  return thinned(points)
}

/** Every n-th point counted from the end, so that the newest stays. */
function thinned<P>(points: readonly P[]): readonly P[] {
  const step = Math.ceil(points.length / mostPoints)
  return points.filter((_, i) => (points.length - 1 - i) % step === 0)
}
