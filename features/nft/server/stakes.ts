import { takePledge } from '#features/team/public.server.ts'
import type { EventContext } from '#platform/server/indexer/contract.ts'
import { plus } from '#platform/server/indexer/plus.ts'
import type { Transaction, UpdateObject } from 'kysely'

import type { NftTables } from '../tables.ts'
import { type Line, addLine } from './records.ts'
import { cardRow, changeAndTell, unstaked } from './standing.ts'
import { addToLevel } from './tallies.ts'

/** Of the stake of a card, for the team: a card has one at most. */
export const pledgeName = (tokenId: number) =>
  ({ source: 'nft', position: String(tokenId) }) as const

/** Writes an amount against the running stake of a card, and in its record. */
export async function payStake(
  event: EventContext,
  tokenId: number,
  line: Line & { readonly amount: bigint },
): Promise<void> {
  const { block } = event
  const { amount } = line
  const db: Transaction<NftTables> = event.db
  const { events } = await db
    .updateTable('nftCards')
    .set({
      paid: plus('nft_cards.paid', amount),
      events: plus('nft_cards.events', 1),
      block,
    })
    .where('tokenId', '=', tokenId)
    .returning('events')
    .executeTakeFirstOrThrow()
  await changeStake(event, tokenId, { paid: plus('nft_pledges.paid', amount) })
  addLine(event, { tokenId, events }, line)
}

/**
 * `credited`: of its reward, at its end. A listing made while the card was staked stays; so does a frozen sale, which
 * can be settled now.
 */
export async function endStake(
  event: EventContext,
  tokenId: number,
  { ending, credited = 0n }: { readonly ending: 'unstaked' | 'left'; readonly credited?: bigint },
  line: Line,
): Promise<void> {
  const paid = plus('nft_pledges.paid', credited)
  await changeStake(event, tokenId, { endedAt: event.time, ending, paid })
  await takePledge(event, pledgeName(tokenId))
  const card = await cardRow(event, tokenId)
  await changeAndTell(event, card, unstaked, line)
  addToLevel(event, card.level, { staked: -1 })
}

/** The running one of a card. */
async function changeStake(
  { db, block }: EventContext,
  tokenId: number,
  change: UpdateObject<NftTables, 'nftPledges'>,
): Promise<void> {
  await (db as Transaction<NftTables>)
    .updateTable('nftPledges')
    .set({ block, ...change })
    .where('tokenId', '=', tokenId)
    .where('endedAt', 'is', null)
    .execute()
}
