import { takePledge } from '#features/team/public.server.ts'
import type { EventContext } from '#platform/server/indexer/contract.ts'
import { type Transaction, sql } from 'kysely'

import type { NftTables } from '../tables.ts'
import { cardRow, changeCard, unstaked } from './standing.ts'
import { addToLevel } from './tallies.ts'

/** Of the stake of a card, for the team: a card has one at most. */
export const pledgeName = (tokenId: number) =>
  ({ source: 'nft', position: String(tokenId) }) as const

/** Writes an amount against the running stake of a card. */
export async function payStake(
  event: EventContext,
  tokenId: number,
  amount: bigint,
): Promise<void> {
  const { block } = event
  const db: Transaction<NftTables> = event.db
  const paid = sql<bigint>`paid + ${amount}`
  await db.updateTable('nftCards').set({ paid, block }).where('tokenId', '=', tokenId).execute()
  await db
    .updateTable('nftPledges')
    .set({ paid, block })
    .where('tokenId', '=', tokenId)
    .where('endedAt', 'is', null)
    .execute()
}

/** A listing made while the card was staked stays; so does a frozen sale, which can be settled now. */
export async function endStake(
  event: EventContext,
  tokenId: number,
  ending: 'unstaked' | 'left',
): Promise<void> {
  const { block, time } = event
  const db: Transaction<NftTables> = event.db
  await db
    .updateTable('nftPledges')
    .set({ endedAt: time, ending, block })
    .where('tokenId', '=', tokenId)
    .where('endedAt', 'is', null)
    .execute()
  await takePledge(event, pledgeName(tokenId))
  const { level } = await changeCard(event, await cardRow(event, tokenId), unstaked)
  addToLevel(event, level, { staked: -1 })
}
