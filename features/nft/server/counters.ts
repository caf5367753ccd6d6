import { plusEach } from '#platform/server/indexer/plus.ts'
import type { Address } from '#platform/std/address.ts'
import type { Transaction } from 'kysely'

import type { HoldersTable, LevelStatsTable, NftTables, TotalsTable } from '../tables.ts'

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
  change: Partial<
    Pick<
      HoldersTable,
      'cards' | 'pledges' | 'owed' | 'claimed' | 'claims' | 'offers' | 'openOffers'
    >
  >,
): Promise<Pick<HoldersTable, 'cards' | 'pledges' | 'claims'>> {
  const { cards = 0, pledges = 0, owed = 0n, claimed = 0n } = change
  const { claims = 0, offers = 0, openOffers = 0 } = change
  return db
    .insertInto('nftHolders')
    .values({
      owner,
      cards,
      pledges,
      owed,
      claimed,
      claims,
      approvesAll: false,
      offers,
      openOffers,
      block,
    })
    .onConflict((conflict) =>
      conflict.column('owner').doUpdateSet({ ...plusEach('nft_holders', change), block }),
    )
    .returning(['cards', 'pledges', 'claims'])
    .executeTakeFirstOrThrow()
}

/** A card came to an address or left it: the number of holders follows. `urns`, where cards wait to be drawn, is none of them. */
export async function moveCard(
  db: Db,
  block: number,
  from: Address | null,
  to: Address,
  urns: Address,
) {
  const left = from === null ? null : await addToHolder(db, block, from, { cards: -1 })
  const came = await addToHolder(db, block, to, { cards: 1 })
  const begins = came.cards === 1 && to !== urns
  const ends = left?.cards === 0 && from !== urns
  const holders = (begins ? 1 : 0) - (ends ? 1 : 0)
  if (holders !== 0) await addToTotals(db, block, { holders })
}

export async function addToTotals(
  db: Db,
  block: number,
  change: Partial<
    Pick<TotalsTable, 'minted' | 'holders' | 'rewardPaid' | 'listings' | 'openOffers'>
  >,
): Promise<Pick<TotalsTable, 'minted' | 'rewardPaid' | 'listings'>> {
  const { minted = 0, holders = 0, rewardPaid = 0n, listings = 0, openOffers = 0 } = change
  const noRate = { rateSun: 0n, rateUsdt: 0n }
  return db
    .insertInto('nftTotals')
    .values({ id: 1, minted, holders, rewardPaid, listings, openOffers, ...noRate, block })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ ...plusEach('nft_totals', change), block }),
    )
    .returning(['minted', 'rewardPaid', 'listings'])
    .executeTakeFirstOrThrow()
}

export async function addToLevel(
  db: Db,
  block: number,
  level: number,
  change: Partial<Omit<LevelStatsTable, 'level' | 'block'>>,
): Promise<void> {
  const { minted = 0, staked = 0, volume = 0n, sales = 0, marketVolume = 0n, offers = 0 } = change
  await db
    .insertInto('nftLevelStats')
    .values({ level, minted, staked, volume, sales, marketVolume, offers, block })
    .onConflict((conflict) =>
      conflict.column('level').doUpdateSet({ ...plusEach('nft_level_stats', change), block }),
    )
    .execute()
}
