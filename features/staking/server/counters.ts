import type { BlockContext } from '#platform/server/indexer/contract.ts'
import { plus } from '#platform/server/indexer/plus.ts'
import type { Address } from '#platform/std/address.ts'
import { type Transaction, sql } from 'kysely'

import type {
  CoinsTable,
  OwnersTable,
  PositionState,
  StakingTables,
  TotalsTable,
} from '../tables.ts'

/** The numbers that screens show are kept as the events come, so that no reading counts a whole table. */

const tables = (at: BlockContext): Transaction<StakingTables> => at.db

/** Adds to what an address has; the number of stakers follows. */
export async function addToOwner(
  at: BlockContext,
  owner: Address,
  change: Partial<Omit<OwnersTable, 'owner' | 'block'>>,
): Promise<Pick<OwnersTable, 'claims'>> {
  const { open = 0, claims = 0, claimed = 0n } = change
  const now = await tables(at)
    .insertInto('stakingOwners')
    .values({ owner, open, claims, claimed, block: at.block })
    .onConflict((conflict) =>
      conflict.column('owner').doUpdateSet({
        open: plus('staking_owners.open', open),
        claims: plus('staking_owners.claims', claims),
        claimed: plus('staking_owners.claimed', claimed),
        block: at.block,
      }),
    )
    .returning(['open', 'claims'])
    .executeTakeFirstOrThrow()
  const stakers = Number(now.open > 0) - Number(now.open - open > 0)
  if (stakers !== 0) await addToTotals(at, { stakers })
  return now
}

export function addToTotals(
  at: BlockContext,
  change: Partial<Pick<TotalsTable, 'stakers' | 'paid'>>,
): Promise<Pick<TotalsTable, 'paid'>> {
  const { stakers = 0, paid = 0n } = change
  return tables(at)
    .insertInto('stakingTotals')
    .values({ id: 1, stakers, paid, block: at.block })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        stakers: plus('staking_totals.stakers', stakers),
        paid: plus('staking_totals.paid', paid),
        block: at.block,
      }),
    )
    .returning('paid')
    .executeTakeFirstOrThrow()
}

export async function addToCoin(
  at: BlockContext,
  coin: Address,
  change: Partial<Omit<CoinsTable, 'coin' | 'block'>>,
): Promise<void> {
  const { total = 0n, open = 0, everOpened = 0 } = change
  await tables(at)
    .insertInto('stakingCoins')
    .values({ coin, total, open, everOpened, block: at.block })
    .onConflict((conflict) =>
      conflict.column('coin').doUpdateSet({
        total: plus('staking_coins.total', total),
        open: plus('staking_coins.open', open),
        everOpened: plus('staking_coins.ever_opened', everOpened),
        block: at.block,
      }),
    )
    .execute()
}

/** A stake came to a state, from another or from none. */
export async function moveCount(
  at: BlockContext,
  stake: { readonly owner: Address; readonly coin: Address },
  from: PositionState | null,
  to: PositionState,
): Promise<void> {
  const { owner, coin } = stake
  if (from !== null) {
    const { positions } = await tables(at)
      .updateTable('stakingCounts')
      .set({ positions: sql<number>`positions - 1`, block: at.block })
      .where('owner', '=', owner)
      .where('coin', '=', coin)
      .where('state', '=', from)
      .returning('positions')
      .executeTakeFirstOrThrow()
    if (positions === 0) {
      await tables(at)
        .deleteFrom('stakingCounts')
        .where('owner', '=', owner)
        .where('coin', '=', coin)
        .where('state', '=', from)
        .execute()
    }
  }
  await tables(at)
    .insertInto('stakingCounts')
    .values({ owner, coin, state: to, positions: 1, block: at.block })
    .onConflict((conflict) =>
      conflict
        .columns(['owner', 'coin', 'state'])
        .doUpdateSet({ positions: plus('staking_counts.positions', 1), block: at.block }),
    )
    .execute()
}
