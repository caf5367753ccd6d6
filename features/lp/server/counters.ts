import type { BlockContext } from '#platform/server/indexer/contract.ts'
import { plus } from '#platform/server/indexer/plus.ts'
import type { Address } from '#platform/std/address.ts'
import { dayOf } from '#platform/std/day.ts'
import type { Transaction } from 'kysely'

import type { LpTables, RecordKind, RecordsTable, TotalsTable } from '../tables.ts'

/** The numbers that screens show are kept as the events come, so that no reading counts a whole table. */

export const tables = (at: BlockContext): Transaction<LpTables> => at.db

/** Adds to what an address has in a pool and got from it; those who count stakers follow. Returns what is staked in the pool, and whether its owner came to it or left. */
export async function addToStake(
  at: BlockContext,
  pool: Address,
  owner: Address,
  { staked = 0n, claimed = 0n }: { readonly staked?: bigint; readonly claimed?: bigint },
): Promise<{ staked: bigint; paid: bigint; entered: number }> {
  const { block } = at
  const now = await tables(at)
    .insertInto('lpStakes')
    .values({ pool, owner, staked, claimed, block })
    .onConflict((conflict) =>
      conflict.columns(['pool', 'owner']).doUpdateSet({
        staked: plus('lp_stakes.staked', staked),
        claimed: plus('lp_stakes.claimed', claimed),
        block,
      }),
    )
    .returning('staked')
    .executeTakeFirstOrThrow()
  const entered = Number(now.staked > 0n) - Number(now.staked - staked > 0n)
  await addToStaker(at, owner, { pools: entered, claimed })
  const sums = await tables(at)
    .insertInto('lpPools')
    .values({ pool, staked, stakers: entered, paid: claimed, block })
    .onConflict((conflict) =>
      conflict.column('pool').doUpdateSet({
        staked: plus('lp_pools.staked', staked),
        stakers: plus('lp_pools.stakers', entered),
        paid: plus('lp_pools.paid', claimed),
        block,
      }),
    )
    .returning(['staked', 'paid'])
    .executeTakeFirstOrThrow()
  return { entered, ...sums }
}

async function addToStaker(
  at: BlockContext,
  owner: Address,
  { pools, claimed }: { readonly pools: number; readonly claimed: bigint },
): Promise<void> {
  const { block } = at
  const now = await tables(at)
    .insertInto('lpStakers')
    .values({ owner, pools, claimed, block })
    .onConflict((conflict) =>
      conflict.column('owner').doUpdateSet({
        pools: plus('lp_stakers.pools', pools),
        claimed: plus('lp_stakers.claimed', claimed),
        block,
      }),
    )
    .returning('pools')
    .executeTakeFirstOrThrow()
  const stakers = Number(now.pools > 0) - Number(now.pools - pools > 0)
  await addToTotals(at, { stakers, paid: claimed })
}

export function addToTotals(
  at: BlockContext,
  change: Partial<Omit<TotalsTable, 'id' | 'block'>>,
): Promise<Pick<TotalsTable, 'paid' | 'issues'>> {
  const { block } = at
  const { stakers = 0, paid = 0n, issues = 0 } = change
  return tables(at)
    .insertInto('lpTotals')
    .values({ id: 1, stakers, paid, issues, block })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        stakers: plus('lp_totals.stakers', stakers),
        paid: plus('lp_totals.paid', paid),
        issues: plus('lp_totals.issues', issues),
        block,
      }),
    )
    .returning(['paid', 'issues'])
    .executeTakeFirstOrThrow()
}

/** One more, whose numbers come back: in each list that it stands in, of all, of its pool, of its kind, of both. */
export async function countRecord(
  at: BlockContext,
  owner: Address,
  pool: Address,
  kind: RecordKind,
): Promise<Pick<RecordsTable, 'number' | 'poolNumber' | 'kindNumber' | 'poolKindNumber'>> {
  const { block } = at
  const lists = [
    { pool: 'all', kind: 'all' },
    { pool, kind: 'all' },
    { pool: 'all', kind },
    { pool, kind },
  ] as const
  const counted = await tables(at)
    .insertInto('lpRecordCounts')
    .values(lists.map((list) => ({ owner, ...list, records: 1, block })))
    .onConflict((conflict) =>
      conflict
        .columns(['owner', 'pool', 'kind'])
        .doUpdateSet({ records: plus('lp_record_counts.records', 1), block }),
    )
    .returning(['pool', 'kind', 'records'])
    .execute()
  const [number, poolNumber, kindNumber, poolKindNumber] = lists.map(
    (list) => counted.find((one) => one.pool === list.pool && one.kind === list.kind)!.records,
  ) as [number, number, number, number]
  return { number, poolNumber, kindNumber, poolKindNumber }
}

/** What is staked at the end of the day so far, and what was paid in it. */
export async function addToDay(
  at: BlockContext,
  pool: Address,
  staked: bigint,
  paid: bigint,
): Promise<void> {
  const { block, time } = at
  await tables(at)
    .insertInto('lpDays')
    .values({ pool, day: dayOf(time), staked, paid, block })
    .onConflict((conflict) =>
      conflict
        .columns(['pool', 'day'])
        .doUpdateSet({ staked, paid: plus('lp_days.paid', paid), block }),
    )
    .execute()
}
