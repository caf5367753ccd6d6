import type { EventContext } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'
import type { Selectable, Transaction } from 'kysely'

import type { CardEventKind, CardsTable, NftTables } from '../tables.ts'

/** What happened to a card. */
export interface Line {
  readonly kind: CardEventKind
  readonly from?: Address
  readonly to?: Address
  readonly coin?: Address
  readonly amount?: bigint
}

type Counted = Pick<Selectable<CardsTable>, 'tokenId' | 'events'>

/** The last line of a card's record, which the card's row counts already. */
export async function addLine(
  event: EventContext,
  { tokenId, events }: Counted,
  what: Line,
): Promise<void> {
  const { block, time, txHash } = event
  const db: Transaction<NftTables> = event.db
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
  { tokenId, events }: Counted,
  coin: Address,
  amount: bigint,
): Promise<void> {
  const db: Transaction<NftTables> = event.db
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
