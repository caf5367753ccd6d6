import type { App } from '#platform/server/app.ts'
import type { Address } from '#platform/std/address.ts'
import type { Kysely } from 'kysely'

import { type Epoch, epochInTurns, type Leaf } from '../epoch.ts'
import type { EarningsTables } from '../tables.ts'
import { native } from './feeIndexer.ts'

type Db = Kysely<EarningsTables>

/** Level bonuses of everybody, of the fees up to a block: what they are in all, less those of the fees after it. */
export async function bonusesIn(db: Db, upTo: number): Promise<readonly Leaf[]> {
  const rows = await db
    .selectFrom('earningsBonuses as all')
    .leftJoin(
      (fees) =>
        fees
          .selectFrom('earningsFees')
          .select(['level1', (e) => e.fn.sum<bigint>('bonus').as('bonus')])
          .where('bonus', '>', 0n)
          .where('block', '>', upTo)
          .groupBy('level1')
          .as('later'),
      (join) => join.onRef('later.level1', '=', 'all.account'),
    )
    .select(['all.account', 'all.total', 'later.bonus'])
    .execute()
  return rows
    .map(({ account, total, bonus }) => ({
      account,
      token: native,
      cumulative: total - (bonus ?? 0n),
    }))
    .filter(({ cumulative }) => cumulative > 0n)
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

/** Epochs that claims are paid by: of final blocks, so that they never change. */
const kept = new WeakMap<App, Map<number, Promise<Epoch>>>()
const mostKept = 4

/** Only of a final block, and only of one that an epoch of the contract is up to: no reader chooses what is kept. */
export function finalEpoch(app: App, upToBlock: number): Promise<Epoch> {
  const known = kept.get(app) ?? new Map<number, Promise<Epoch>>()
  kept.set(app, known)
  const epoch = known.get(upToBlock) ?? epochUpTo(ledgerOf(app), ownPlace(app), upToBlock)
  known.delete(upToBlock)
  known.set(upToBlock, epoch)
  epoch.catch(() => known.delete(upToBlock))
  const [oldest] = known.keys()
  if (known.size > mostKept) known.delete(oldest!)
  return epoch
}

/** One that claims are paid by, or made for whoever asks, and not kept. */
export const knownEpoch = (app: App, upToBlock: number): Promise<Epoch> =>
  kept.get(app)?.get(upToBlock) ?? epochUpTo(ledgerOf(app), ownPlace(app), upToBlock)

const ledgerOf = (app: App): Db => app.db.withTables<EarningsTables>() as unknown as Db

const ownPlace = ({ deployment }: App): EpochPlace =>
  placeOf(deployment.chainId, deployment.address('RewardDistributor'))
