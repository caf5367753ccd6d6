import type { BlockContext, EventContext } from '#platform/server/indexer/contract.ts'
import { BlockAccumulator } from '#platform/server/indexer/blockAccumulator.ts'
import type { Address } from '#platform/std/address.ts'

import {
  type CardEventKind,
  type CardEventsTable,
  type CardsTable,
  nftCardEvents,
} from '../tables.ts'

/** What happened to a card. */
export interface Line {
  readonly kind: CardEventKind
  readonly from?: Address
  readonly to?: Address
  readonly coin?: Address
  readonly amount?: bigint
}

type Counted = Pick<CardsTable, 'tokenId' | 'events'>

/** The changes of cards by the events of a block, and the last one of each card. */
interface RecordChanges {
  readonly lines: CardEventsTable[]
  readonly last: Map<number, CardEventsTable>
}

const accumulator = new BlockAccumulator<RecordChanges>(() => ({ lines: [], last: new Map() }))

/** The last line of a card's record, which the card's row counts already. */
export function addLine(event: EventContext, { tokenId, events }: Counted, what: Line): void {
  const { block, time, txHash } = event
  const line = {
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
  }
  const { lines, last } = accumulator.of(event)
  lines.push(line)
  last.set(tokenId, line)
}

/** The last move of a card was a sale: the market emits that after card and money have changed hands. */
export function recordSale(
  event: EventContext,
  { tokenId, events }: Counted,
  coin: Address,
  amount: bigint,
): void {
  const move = accumulator.of(event).last.get(tokenId)
  if (move?.seq !== events || move.kind !== 'gift' || move.txHash !== event.txHash) {
    throw new Error(`card ${tokenId} was sold and has not moved`)
  }
  move.kind = 'sale'
  move.coin = coin
  move.amount = amount
}

/** At the end of a block. */
export async function writeLines(at: BlockContext): Promise<void> {
  for (const line of accumulator.take(at)?.lines ?? []) await at.store.insert(nftCardEvents, line)
}
