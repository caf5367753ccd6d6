import type { Call } from '#platform/server/call.ts'
import type { Address } from '#platform/std/address.ts'
import { type Asked, sourceOf } from '#platform/server/sourceOf.ts'
import type { Source } from '#platform/std/source.ts'

import type { ExchangeTables } from '../tables.ts'
import { namesOf } from './facts.ts'
import { type Naming, namingOf } from './naming.ts'
import type { PairRow } from './rows.ts'

/** One coin of a pool. */
export interface PoolSide extends Naming {
  /** Its contract, that of the wrapped coin for the chain's own. */
  readonly token: Address
  /** Base units in the pool. */
  readonly reserve: bigint
}

export interface ListedPool {
  readonly pair: Address
  readonly sides: readonly [PoolSide, PoolSide]
  /** Base units of USDT on both sides, at the pool's last change; 0 if neither side has a price. */
  readonly liquidity: bigint
  readonly source: Source
}

const tables = ({ db }: Pick<Call, 'db'>) => db.withTables<ExchangeTables>()

export async function pairsByAddress(
  call: Pick<Call, 'db'>,
  pairs: readonly Address[],
): Promise<ReadonlyMap<Address, PairRow>> {
  if (pairs.length === 0) return new Map()
  const rows = await tables(call)
    .selectFrom('exchangePairs')
    .selectAll()
    .where('pair', 'in', pairs)
    .execute()
  return new Map(rows.map((row) => [row.pair, row]))
}

/** Pools that hold a coin, the deepest first. */
export async function poolsOfCoin(
  call: Call,
  coin: Address,
  limit: number,
): Promise<readonly ListedPool[]> {
  const side = (column: 'token0' | 'token1') =>
    tables(call)
      .selectFrom('exchangePairs')
      .selectAll()
      .where(column, '=', coin)
      .orderBy('depth', 'desc')
      .orderBy('seq')
      .limit(limit)
      .execute()
  const rows = (await Promise.all([side('token0'), side('token1')])).flat()
  const deepest = rows.toSorted((a, b) =>
    a.depth > b.depth ? -1 : a.depth < b.depth ? 1 : a.seq - b.seq,
  )
  return poolsOf(call, deepest.slice(0, limit))
}

/** With what their coins are called. */
export async function poolsOf(
  call: Pick<Call, 'app' | 'db'>,
  pairs: readonly PairRow[],
): Promise<readonly ListedPool[]> {
  const { app } = call
  const facts = await namesOf(
    app,
    pairs.flatMap(({ token0, token1 }) => [token0, token1]),
  )
  const sideOf = (token: Address, reserve: bigint): PoolSide => ({
    token,
    ...namingOf(app, facts.get(token)!),
    reserve,
  })
  return pairs.map((row) => ({
    pair: row.pair,
    sides: [sideOf(row.token0, row.reserve0), sideOf(row.token1, row.reserve1)],
    liquidity: row.depth,
    source: sourceOf(app, reservesAsked('reserves', row)),
  }))
}

/** The call that reads a pair's reserves. */
export const reservesAsked = (what: string, { pair, reserve0, reserve1 }: PairRow): Asked => ({
  what,
  contract: pair,
  call: 'getReserves()',
  value: [reserve0, reserve1],
})

/** Those of some addresses that are pools. */
export async function poolsAmong(
  call: Pick<Call, 'db'>,
  addresses: readonly Address[],
): Promise<ReadonlySet<Address>> {
  return new Set((await pairsByAddress(call, [...new Set(addresses)])).keys())
}
