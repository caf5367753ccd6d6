import type { BlockContext, EventContext } from '#platform/server/indexer/contract.ts'

import { nftOffers, type OffersTable } from '../../marketTables.ts'
import { nftCards } from '../../tables.ts'
import { addToHolder } from '../counters.ts'
import { addToLevel } from '../tallies.ts'
import { addToTotals } from '../totals.ts'

type Offer = OffersTable

export async function addOffer(
  event: EventContext,
  offer: Omit<Offer, 'state' | 'madeAt' | 'endedAt' | 'txHash' | 'block'>,
): Promise<void> {
  const { time, txHash, block } = event
  const open = { state: 'open', madeAt: time, endedAt: null, txHash, block } as const
  await event.store.insert(nftOffers, { ...open, ...offer })
  await addToHolder(event, offer.maker, { offers: 1 })
  await countOpen(event, offer, 1)
}

/** Accepted or called off, which may be after it expired. */
export async function endOffer(
  at: BlockContext,
  number: number,
  state: Exclude<Offer['state'], 'open'>,
): Promise<void> {
  const { store, time, block } = at
  const offer = await store.get(nftOffers, { number })
  await store.update(nftOffers, { number }, { state, endedAt: time, block })
  if (offer.state === 'open') await countOpen(at, offer, -1)
}

/** Its money stays where it is until its maker cancels. */
export async function expireOffers(at: BlockContext): Promise<void> {
  const due = await at.store.list(
    nftOffers,
    { state: 'open' },
    { until: { expiry: at.time }, by: ['number'] },
  )
  for (const { number } of due) await endOffer(at, number, 'expired')
}

/** For every list of open offers with a total. */
async function countOpen(
  at: BlockContext,
  { maker, tokenId, level }: Pick<Offer, 'maker' | 'tokenId' | 'level'>,
  by: 1 | -1,
): Promise<void> {
  const { store, block } = at
  await addToTotals(at, { openOffers: by })
  await addToHolder(at, maker, { openOffers: by })
  if (tokenId === null) {
    addToLevel(at, level, { offers: by })
    return
  }
  await store.update(nftCards, { tokenId }, ({ offers }) => ({ offers: offers + by, block }))
}
