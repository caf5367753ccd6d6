import type { App } from '#platform/server/app.ts'
import type { PlatformTables } from '#platform/server/database/db.ts'
import type { Address } from '#platform/std/address.ts'
import type { Kysely } from 'kysely'

import { type Epoch, epochInTurns, type Leaf } from '../epoch.ts'
import type { EarningsTables } from '../tables.ts'

type Db = Kysely<PlatformTables & EarningsTables>

/** The contract that pays bonuses, as the ledger names it. */
export const bonusBook = 'RewardDistributor'

/**
 * The promises of the epoch up to a block: for each account and coin the bonuses of all fees up to it, less its credits up to
 * it, by accepted epochs and by claims of those that do not match. Both are the present sums less later amounts.
 */
export async function bonusesIn(db: Db, upTo: number): Promise<readonly Leaf[]> {
  const rows = await db
    .selectFrom('earningsBonuses as all')
    .leftJoin(
      (fees) =>
        fees
          .selectFrom('earningsFees')
          .select(['level1', 'coin', (e) => e.fn.sum<bigint>('bonus').as('bonus')])
          .where('bonus', '>', 0n)
          .where('block', '>', upTo)
          .groupBy(['level1', 'coin'])
          .as('later'),
      (join) => join.onRef('later.level1', '=', 'all.account').onRef('later.coin', '=', 'all.coin'),
    )
    .leftJoin('earningsSums as sums', (join) =>
      join
        .onRef('sums.account', '=', 'all.account')
        .on('sums.book', '=', bonusBook)
        .on('sums.kind', '=', 'bonus')
        .onRef('sums.coin', '=', 'all.coin'),
    )
    .leftJoin(
      (transfers) =>
        transfers
          .selectFrom('earningsTransfers')
          .select(['credit', 'coin', (e) => e.fn.sum<bigint>('amount').as('amount')])
          .where('book', '=', bonusBook)
          .where('kind', '=', 'bonus')
          .where('block', '>', upTo)
          .groupBy(['credit', 'coin'])
          .as('creditedLater'),
      (join) =>
        join
          .onRef('creditedLater.credit', '=', 'all.account')
          .onRef('creditedLater.coin', '=', 'all.coin'),
    )
    .select([
      'all.account',
      'all.coin',
      'all.total',
      'later.bonus',
      'sums.credited',
      'creditedLater.amount',
    ])
    .execute()
  return rows
    .map(({ account, coin, total, bonus, credited, amount }) => ({
      account,
      token: coin,
      amount: total - (bonus ?? 0n) - (credited ?? 0n) + (amount ?? 0n),
    }))
    .filter(({ amount }) => amount > 0n)
}

/** The chain and the contract that an epoch is of. */
export interface EpochPlace {
  readonly chainId: string
  readonly distributor: Address
}

export const placeOf = (chainId: string, distributor: Address): EpochPlace => ({
  chainId: chainId.toLowerCase(),
  distributor,
})

export const epochUpTo = async (db: Db, place: EpochPlace, upToBlock: number): Promise<Epoch> =>
  epochInTurns({ ...place, upToBlock, leaves: await bonusesIn(db, upToBlock) })

/** Computed from the index, which has to be past the block. */
export const finalEpoch = ({ db, deployment }: App, upToBlock: number): Promise<Epoch> =>
  epochUpTo(
    db.withTables<EarningsTables>(),
    placeOf(deployment.chainId, deployment.address(bonusBook)),
    upToBlock,
  )
