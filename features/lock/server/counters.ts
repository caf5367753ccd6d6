import type { BlockContext } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'

import type { LockKind } from '../fields.ts'
import {
  type CoinsTable,
  lockCoins,
  lockOwners,
  lockTotals,
  type OwnersTable,
  type TotalsTable,
} from '../tables.ts'

/** The numbers that screens show are kept as the events come, so that no reading counts a whole table. */

/** Adds to what locks of a coin are owed; the numbers of the contract follow. Returns both as they are then. */
export async function addToCoin(
  at: BlockContext,
  coin: Address,
  kind: LockKind,
  { owed = 0n, open = 0, ever = 0 }: { owed?: bigint; open?: number; ever?: number },
): Promise<{ readonly ofCoin: CoinsTable; readonly ofAll: TotalsTable }> {
  const { store, block } = at
  const none = { owedA: 0n, owedB: 0n, openA: 0, openB: 0, everA: 0, everB: 0 }
  const more = (row: typeof none) =>
    kind === 'A'
      ? { owedA: row.owedA + owed, openA: row.openA + open, everA: row.everA + ever }
      : { owedB: row.owedB + owed, openB: row.openB + open, everB: row.everB + ever }
  const first = { coin, ...none, ...more(none), block }
  const ofCoin = await store.upsert(lockCoins, first, (row) => ({ block, ...more(row) }))
  const left = kind === 'A' ? ofCoin.openA : ofCoin.openB
  const coins = Number(left > 0) - Number(left - open > 0)
  const ofAll = await store.upsert(lockTotals, { kind, open, ever, coins, block }, (row) => ({
    open: row.open + open,
    ever: row.ever + ever,
    coins: row.coins + coins,
    block,
  }))
  return { ofCoin, ofAll }
}

/** Adds to an address's counts. */
export async function addToOwner(
  { store, block }: BlockContext,
  owner: Address,
  { own = 0, madeFor = 0, offered = 0 }: Partial<Pick<OwnersTable, 'own' | 'madeFor' | 'offered'>>,
): Promise<void> {
  const first = { owner, own, madeFor, offered, runningB: null, block }
  await store.upsert(lockOwners, first, (row) => ({
    own: row.own + own,
    madeFor: row.madeFor + madeFor,
    offered: row.offered + offered,
    block,
  }))
}
