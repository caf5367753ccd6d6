import type { Address } from '#platform/std/address.ts'
import { type Expression, type Transaction, sql } from 'kysely'

import type { HoldersTable, NftTables } from '../tables.ts'

/**
 * The numbers that screens show are kept as the events come, so that no reading counts a
 * whole table. They change in the transaction of the event, and roll back with it.
 */

type Db = Transaction<NftTables>

/** Adds to what an address has; makes its row where it has none. Returns the row afterwards. */
export async function addToHolder(
  db: Db,
  block: number,
  owner: Address,
  change: Partial<Pick<HoldersTable, 'cards' | 'pledges' | 'owed' | 'claimed'>>,
): Promise<Pick<HoldersTable, 'cards' | 'pledges'>> {
  const { cards = 0, pledges = 0, owed = 0n, claimed = 0n } = change
  return db
    .insertInto('nftHolders')
    .values({ owner, cards, pledges, owed, claimed, block })
    .onConflict((conflict) =>
      conflict.column('owner').doUpdateSet({
        cards: plus('nft_holders.cards', cards),
        pledges: plus('nft_holders.pledges', pledges),
        owed: plus('nft_holders.owed', owed),
        claimed: plus('nft_holders.claimed', claimed),
        block,
      }),
    )
    .returning(['cards', 'pledges'])
    .executeTakeFirstOrThrow()
}

/** A card came to an address or left it: the number of holders follows. */
export async function moveCard(db: Db, block: number, from: Address | null, to: Address) {
  const left = from === null ? null : await addToHolder(db, block, from, { cards: -1 })
  const came = await addToHolder(db, block, to, { cards: 1 })
  const holders = (came.cards === 1 ? 1 : 0) - (left?.cards === 0 ? 1 : 0)
  if (holders !== 0) await addToTotals(db, block, { holders })
}

export async function addToTotals(
  db: Db,
  block: number,
  change: { minted?: number; holders?: number; rewardPaid?: bigint },
): Promise<{ minted: number; rewardPaid: bigint }> {
  const { minted = 0, holders = 0, rewardPaid = 0n } = change
  return db
    .insertInto('nftTotals')
    .values({ id: 1, minted, holders, rewardPaid, block })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        minted: plus('nft_totals.minted', minted),
        holders: plus('nft_totals.holders', holders),
        rewardPaid: plus('nft_totals.reward_paid', rewardPaid),
        block,
      }),
    )
    .returning(['minted', 'rewardPaid'])
    .executeTakeFirstOrThrow()
}

export async function addToLevel(
  db: Db,
  block: number,
  level: number,
  change: { minted?: number; staked?: number; volume?: bigint },
): Promise<void> {
  const { minted = 0, staked = 0, volume = 0n } = change
  await db
    .insertInto('nftLevelStats')
    .values({ level, minted, staked, volume, block })
    .onConflict((conflict) =>
      conflict.column('level').doUpdateSet({
        minted: plus('nft_level_stats.minted', minted),
        staked: plus('nft_level_stats.staked', staked),
        volume: plus('nft_level_stats.volume', volume),
        block,
      }),
    )
    .execute()
}

function plus<T extends number | bigint>(column: string, by: T): Expression<T> {
  return sql<T>`${sql.ref(column)} + ${by}`
}
