import { takePledge } from '#features/team/public.server.ts'
import type { EventContext } from '#platform/server/indexer/contract.ts'

import { nftCards, nftPledges, type PledgesTable } from '../tables.ts'
import { type Line, addLine } from './records.ts'
import { cardRow, changeAndEmit, unstaked } from './standing.ts'
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
  const { store, block } = event
  const { amount } = line
  const { events } = await store.update(nftCards, { tokenId }, (row) => ({
    paid: row.paid + amount,
    events: row.events + 1,
    block,
  }))
  await changeStake(event, tokenId, { by: amount })
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
  await changeStake(event, tokenId, { by: credited, endedAt: event.time, ending })
  await takePledge(event, pledgeName(tokenId))
  const card = await cardRow(event, tokenId)
  await changeAndEmit(event, card, unstaked, line)
  addToLevel(event, card.level, { staked: -1 })
}

/** The running one of a card. `by`: so much more of it is paid. */
async function changeStake(
  { store, block }: EventContext,
  tokenId: number,
  { by, ...change }: Partial<Pick<PledgesTable, 'endedAt' | 'ending'>> & { readonly by: bigint },
): Promise<void> {
  for (const stake of await store.list(nftPledges, { tokenId, endedAt: null })) {
    await store.update(nftPledges, stake, { block, paid: stake.paid + by, ...change })
  }
}
