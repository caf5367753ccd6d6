import { coinNames } from '#features/exchange/public.server.ts'
import type { Call } from '#platform/server/call.ts'
import { type Address } from '#platform/std/address.ts'
import type { Selectable } from 'kysely'

import type { LockCoin, LockView } from '../shapes.ts'
import type { LocksTable, LockTables } from '../tables.ts'
import { stateAt } from './rules.ts'

export type LockRow = Selectable<LocksTable>

export const tables = (call: Pick<Call, 'db'>) => call.db.withTables<LockTables>()

export const lockAOf = (call: Call, createTime: number): Promise<LockRow | undefined> =>
  lockById(call, `A${createTime}`)

export const lockBOf = (
  call: Call,
  createTime: number,
  owner: Address,
): Promise<LockRow | undefined> => lockById(call, `B${createTime}${owner}`)

export const lockById = (call: Call, id: string): Promise<LockRow | undefined> =>
  tables(call).selectFrom('lockLocks').selectAll().where('id', '=', id).executeTakeFirst()

/** An account's lock B that is not paid whole; null where it has none. */
export async function runningBOf(call: Call, owner: Address): Promise<LockRow | null> {
  const row = await ownerOf(call, owner)
  const id = row?.runningB ?? null
  return id === null ? null : ((await lockById(call, id)) ?? null)
}

/** Those that an account made or took over. */
export const ownRows = (call: Call, owner: Address) =>
  allRows(call).where('owner', '=', owner).where('own', '=', true)

type Rows = ReturnType<typeof allRows>
export const allRows = (call: Call) => tables(call).selectFrom('lockLocks').selectAll()

/** A part of them, by the order that an index has. */
export const newest = (
  rows: Rows,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Rows => rows.orderBy('createTime', 'desc').orderBy('id', 'desc').offset(offset).limit(limit)

export const ownerOf = (call: Call, owner: Address) =>
  tables(call).selectFrom('lockOwners').selectAll().where('owner', '=', owner).executeTakeFirst()

/** Coins of others among them, as they name themselves. */
export async function coinViews(
  call: Call,
  coins: readonly Address[],
): Promise<(coin: Address) => LockCoin> {
  const names = await coinNames(call, coins)
  return (coin) => ({
    address: coin,
    symbol: names.get(coin)!.symbol,
    decimals: names.get(coin)!.decimals,
    contract: call.app.deployment.nameOf(coin),
  })
}

export async function coinView(call: Call, coin: Address): Promise<LockCoin> {
  return (await coinViews(call, [coin]))(coin)
}

/** States are those of this second. */
export async function lockViews(call: Call, rows: readonly LockRow[]): Promise<LockView[]> {
  const { clock } = call.app
  const now = clock.now()
  const coinOf = await coinViews(
    call,
    rows.map(({ coin }) => coin),
  )
  return rows.map((row) => ({
    kind: row.kind,
    createTime: row.createTime,
    maker: row.maker,
    owner: row.owner,
    coin: coinOf(row.coin),
    amount: String(row.amount),
    paid: String(row.paid),
    lockTime: row.lockTime,
    locked: row.locked,
    state: stateAt(row, now),
    offeredTo: row.offeredTo,
    endedAt: row.endedAt,
    txHash: row.txHash,
    final: clock.isFinal(row.block),
  }))
}
