import type { App } from '#platform/server/app.ts'
import type { Address } from '#platform/std/address.ts'
import type { Kysely } from 'kysely'

import { type Epoch, epochInTurns, type Leaf } from '../epoch.ts'
import type { EarningsTables } from '../tables.ts'
import { native } from './feeIndexer.ts'

type Db = Kysely<EarningsTables>

/** Level bonuses of everybody, of the fees up to a block. */
export async function bonusesIn(db: Db, upTo: number): Promise<readonly Leaf[]> {
  const rows = await db
    .selectFrom('earningsFees')
    .select(['level1', (e) => e.fn.sum<bigint>('bonus').as('bonus')])
    .where('bonus', '>', 0n)
    .where('block', '<=', upTo)
    .groupBy('level1')
    .execute()
  return rows.map(({ level1, bonus }) => ({
    account: level1!,
    token: native,
    cumulative: bonus,
  }))
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

interface Asked {
  readonly upToBlock: number
  readonly epoch: Promise<Epoch>
}
const askedLast = new WeakMap<App, Asked>()

/** Of any final block, for whoever asks: one after the other, however many ask, and the last one alone is kept. */
export function askedEpoch(app: App, upToBlock: number): Promise<Epoch> {
  const last = askedLast.get(app)
  const known = kept.get(app)?.get(upToBlock)
  if (known !== undefined) return known
  if (last?.upToBlock === upToBlock) return last.epoch
  const make = () => epochUpTo(ledgerOf(app), ownPlace(app), upToBlock)
  const epoch = last === undefined ? make() : last.epoch.then(make, make)
  askedLast.set(app, { upToBlock, epoch })
  epoch.catch(() => askedLast.get(app)?.epoch === epoch && askedLast.delete(app))
  return epoch
}

const ledgerOf = (app: App): Db => app.db.withTables<EarningsTables>() as unknown as Db

const ownPlace = ({ deployment }: App): EpochPlace =>
  placeOf(deployment.chainId, deployment.address('RewardDistributor'))
