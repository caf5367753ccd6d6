import type { BlockContext } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'

import {
  type CoinsTable,
  type OwnersTable,
  type PositionState,
  stakingCoins,
  stakingCounts,
  stakingOwners,
  stakingTotals,
  type TotalsTable,
} from '../tables.ts'

/** The numbers that screens show are kept as the events come, so that no reading counts a whole table. */

/** Adds to an address's counts; the number of stakers follows. */
export async function addToOwner(
  at: BlockContext,
  owner: Address,
  { open = 0, claims = 0, claimed = 0n }: Partial<Omit<OwnersTable, 'owner' | 'block'>>,
): Promise<OwnersTable> {
  const { store, block } = at
  const now = await store.upsert(stakingOwners, { owner, open, claims, claimed, block }, (row) => ({
    open: row.open + open,
    claims: row.claims + claims,
    claimed: row.claimed + claimed,
    block,
  }))
  const stakers = Number(now.open > 0) - Number(now.open - open > 0)
  if (stakers !== 0) await addToTotals(at, { stakers })
  return now
}

export async function addToTotals(
  { store, block }: BlockContext,
  { stakers = 0, paid = 0n }: Partial<Pick<TotalsTable, 'stakers' | 'paid'>>,
): Promise<TotalsTable> {
  return store.upsert(stakingTotals, { id: 1, stakers, paid, block }, (row) => ({
    stakers: row.stakers + stakers,
    paid: row.paid + paid,
    block,
  }))
}

export async function addToCoin(
  { store, block }: BlockContext,
  coin: Address,
  { total = 0n, open = 0, everOpened = 0 }: Partial<Omit<CoinsTable, 'coin' | 'block'>>,
): Promise<void> {
  await store.upsert(stakingCoins, { coin, total, open, everOpened, block }, (row) => ({
    total: row.total + total,
    open: row.open + open,
    everOpened: row.everOpened + everOpened,
    block,
  }))
}

/** A stake changed to a state, from another or from none. */
export async function moveCount(
  { store, block }: BlockContext,
  { owner, coin }: { readonly owner: Address; readonly coin: Address },
  from: PositionState | null,
  to: PositionState,
): Promise<void> {
  if (from !== null) {
    const key = { owner, coin, state: from }
    const { positions } = await store.update(stakingCounts, key, (row) => ({
      positions: row.positions - 1,
      block,
    }))
    if (positions === 0) await store.delete(stakingCounts, key)
  }
  const first = { owner, coin, state: to, positions: 1, block }
  await store.upsert(stakingCounts, first, (row) => ({ positions: row.positions + 1, block }))
}
