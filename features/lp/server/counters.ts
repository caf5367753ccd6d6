import type { BlockContext } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'
import { dayOf } from '#platform/std/day.ts'

import {
  lpDays,
  lpPools,
  lpRecordCounts,
  lpStakers,
  lpStakes,
  lpTotals,
  type RecordKind,
  type RecordsTable,
  type TotalsTable,
} from '../tables.ts'

/** The numbers that screens show are kept as the events come, so that no reading counts a whole table. */

/**
 * Adds to an address's stake in a pool and its payments; the counts of stakers follow. Returns the pool's total stake,
 * and whether its owner joined or left.
 */
export async function addToStake(
  at: BlockContext,
  pool: Address,
  owner: Address,
  { staked = 0n, claimed = 0n }: { readonly staked?: bigint; readonly claimed?: bigint },
): Promise<{ staked: bigint; paid: bigint; entered: number }> {
  const { store, block } = at
  const now = await store.upsert(lpStakes, { pool, owner, staked, claimed, block }, (row) => ({
    staked: row.staked + staked,
    claimed: row.claimed + claimed,
    block,
  }))
  const entered = Number(now.staked > 0n) - Number(now.staked - staked > 0n)
  await addToStaker(at, owner, { pools: entered, claimed })
  const first = { pool, staked, stakers: entered, paid: claimed, block }
  const sums = await store.upsert(lpPools, first, (row) => ({
    staked: row.staked + staked,
    stakers: row.stakers + entered,
    paid: row.paid + claimed,
    block,
  }))
  return { entered, staked: sums.staked, paid: sums.paid }
}

async function addToStaker(
  at: BlockContext,
  owner: Address,
  { pools, claimed }: { readonly pools: number; readonly claimed: bigint },
): Promise<void> {
  const { store, block } = at
  const now = await store.upsert(lpStakers, { owner, pools, claimed, block }, (row) => ({
    pools: row.pools + pools,
    claimed: row.claimed + claimed,
    block,
  }))
  const stakers = Number(now.pools > 0) - Number(now.pools - pools > 0)
  await addToTotals(at, { stakers, paid: claimed })
}

export async function addToTotals(
  { store, block }: BlockContext,
  { stakers = 0, paid = 0n, issues = 0 }: Partial<Omit<TotalsTable, 'id' | 'block'>>,
): Promise<TotalsTable> {
  return store.upsert(lpTotals, { id: 1, stakers, paid, issues, block }, (row) => ({
    stakers: row.stakers + stakers,
    paid: row.paid + paid,
    issues: row.issues + issues,
    block,
  }))
}

/** Adds one to each of its lists (all, its pool, its kind, both) and returns the numbers. */
export async function countRecord(
  { store, block }: BlockContext,
  owner: Address,
  pool: Address,
  kind: RecordKind,
): Promise<Pick<RecordsTable, 'number' | 'poolNumber' | 'kindNumber' | 'poolKindNumber'>> {
  const lists = [
    { pool: 'all', kind: 'all' },
    { pool, kind: 'all' },
    { pool: 'all', kind },
    { pool, kind },
  ] as const
  const [all, ofPool, ofKind, ofBoth] = await Promise.all(
    lists.map(async (list) =>
      store.upsert(lpRecordCounts, { owner, ...list, records: 1, block }, ({ records }) => ({
        records: records + 1,
        block,
      })),
    ),
  )
  return {
    number: all!.records,
    poolNumber: ofPool!.records,
    kindNumber: ofKind!.records,
    poolKindNumber: ofBoth!.records,
  }
}

/** The total stake at the end of the day so far, and its payments. */
export async function addToDay(
  { store, block, time }: BlockContext,
  pool: Address,
  staked: bigint,
  paid: bigint,
): Promise<void> {
  await store.upsert(lpDays, { pool, day: dayOf(time), staked, paid, block }, (row) => ({
    staked,
    paid: row.paid + paid,
    block,
  }))
}
