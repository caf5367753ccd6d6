import type { EventContext } from '#platform/server/indexer/contract.ts'
import { plus } from '#platform/server/indexer/plus.ts'
import type { Address } from '#platform/std/address.ts'
import type { Transaction } from 'kysely'

import type { CardEventKind, NftTables } from '../tables.ts'
import { cardRow } from './standing.ts'

interface Line {
  readonly kind: CardEventKind
  readonly from?: Address
  readonly to?: Address
  readonly coin?: Address
  readonly amount?: bigint
}

/** One more line in a card's record. */
export async function record(event: EventContext, tokenId: number, what: Line): Promise<void> {
  const { block, time, txHash } = event
  const db: Transaction<NftTables> = event.db
  const { events } = await db
    .updateTable('nftCards')
    .set({ events: plus('nft_cards.events', 1), block })
    .where('tokenId', '=', tokenId)
    .returning('events')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('nftCardEvents')
    .values({
      tokenId,
      seq: events,
      kind: what.kind,
      fromAddress: what.from ?? null,
      toAddress: what.to ?? null,
      coin: what.coin ?? null,
      amount: what.amount ?? null,
      time,
      txHash,
      block,
    })
    .execute()
}

/** The last move of a card turns out to be a sale: the market tells so once card and money have changed hands. */
export async function recordSale(
  event: EventContext,
  tokenId: number,
  coin: Address,
  amount: bigint,
): Promise<void> {
  const db: Transaction<NftTables> = event.db
  const { events } = await cardRow(event, tokenId)
  const { numUpdatedRows } = await db
    .updateTable('nftCardEvents')
    .set({ kind: 'sale', coin, amount, block: event.block })
    .where('tokenId', '=', tokenId)
    .where('seq', '=', events)
    .where('kind', '=', 'gift')
    .where('txHash', '=', event.txHash)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw new Error(`card ${tokenId} was sold and has not moved`)
}
