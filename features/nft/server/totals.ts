import type { BlockContext } from '#platform/server/indexer/contract.ts'
import { BlockAccumulator } from '#platform/server/indexer/blockAccumulator.ts'

import { nftTotals, type TotalsTable } from '../tables.ts'

/** The one row of totals. Every second event reads or changes it: it is read once a block, and written at its end. */

/** The rate of the last purchase from the contract: the oracle's price of an amount of USDT, which the chain stores. */
export type Rate = Pick<TotalsTable, 'rateSun' | 'rateUsdt'>

type Totals = Omit<TotalsTable, 'id' | 'block'>
type Counts = Omit<Totals, keyof Rate>

const none: Totals = {
  minted: 0,
  holders: 0,
  rewardPaid: 0n,
  listings: 0,
  openOffers: 0,
  rateSun: 0n,
  rateUsdt: 0n,
}

const accumulator = new BlockAccumulator<{ now: Totals | null; changed: boolean }>(() => ({
  now: null,
  changed: false,
}))

export async function totalsOf(at: BlockContext): Promise<Totals> {
  const held = accumulator.of(at)
  if (held.now === null) {
    held.now = { ...none, ...(await at.store.find(nftTotals, { id: 1 })) }
  }
  return held.now
}

/** `rate`: the new rate, if a purchase has one. Returns the counts afterwards. */
export async function addToTotals(
  at: BlockContext,
  { minted = 0, holders = 0, rewardPaid = 0n, listings = 0, openOffers = 0 }: Partial<Counts>,
  rate?: Rate,
): Promise<Readonly<Counts>> {
  const now = await totalsOf(at)
  now.minted += minted
  now.holders += holders
  now.rewardPaid += rewardPaid
  now.listings += listings
  now.openOffers += openOffers
  if (rate !== undefined) Object.assign(now, rate)
  accumulator.of(at).changed = true
  return now
}

/** At the end of a block. */
export async function writeTotals(at: BlockContext): Promise<void> {
  const { now, changed } = accumulator.take(at) ?? { now: null, changed: false }
  if (now === null || !changed) return
  const { store, block } = at
  const row = { ...now, id: 1, block }
  await store.upsert(nftTotals, row, () => row)
}
