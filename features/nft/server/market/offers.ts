import type { BlockContext, EventContext } from '#platform/server/indexer/contract.ts'
import { type Selectable, type Transaction, sql } from 'kysely'

import type { OffersTable } from '../../marketTables.ts'
import type { NftTables } from '../../tables.ts'
import { addToHolder } from '../counters.ts'
import { addToLevel } from '../tallies.ts'
import { addToTotals } from '../totals.ts'

type Offer = Selectable<OffersTable>

const tables = (at: BlockContext): Transaction<NftTables> => at.db

export async function addOffer(
  event: EventContext,
  offer: Omit<Offer, 'state' | 'madeAt' | 'endedAt' | 'txHash' | 'block'>,
): Promise<void> {
  const { time, txHash, block } = event
  await tables(event)
    .insertInto('nftOffers')
    .values({ state: 'open', madeAt: time, endedAt: null, txHash, block, ...offer })
    .execute()
  await addToHolder(tables(event), block, offer.maker, { offers: 1 })
  await countOpen(event, offer, 1)
}

/** Accepted or called off, which may be after it expired. */
export async function endOffer(
  at: BlockContext,
  number: number,
  state: Exclude<Offer['state'], 'open'>,
): Promise<void> {
  const offer = await tables(at)
    .selectFrom('nftOffers')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  await tables(at)
    .updateTable('nftOffers')
    .set({ state, endedAt: at.time, block: at.block })
    .where('number', '=', number)
    .execute()
  if (offer.state === 'open') await countOpen(at, offer, -1)
}

/** Its money stays where it is until somebody calls it back. */
export async function expireOffers(at: BlockContext): Promise<void> {
  const due = await tables(at)
    .selectFrom('nftOffers')
    .select('number')
    .where('state', '=', 'open')
    .where('expiry', '<=', at.time)
    .orderBy('number')
    .execute()
  for (const { number } of due) await endOffer(at, number, 'expired')
}

/** Wherever a list of open offers has a total. */
async function countOpen(
  at: BlockContext,
  { maker, tokenId, level }: Pick<Offer, 'maker' | 'tokenId' | 'level'>,
  by: 1 | -1,
): Promise<void> {
  const { block } = at
  const db = tables(at)
  await addToTotals(at, { openOffers: by })
  await addToHolder(db, block, maker, { openOffers: by })
  if (tokenId === null) {
    addToLevel(at, level, { offers: by })
    return
  }
  await db
    .updateTable('nftCards')
    .set({ offers: sql<number>`offers + ${by}`, block })
    .where('tokenId', '=', tokenId)
    .execute()
}
