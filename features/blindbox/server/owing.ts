import type { EventContext } from '#platform/server/indexer/contract.ts'

import { blindboxOwed, type OwedTable } from '../tables.ts'

type Parts = Omit<OwedTable, 'id' | 'block'>

const nothing: Parts = { boxes: 0n, requests: 0n, bonds: 0n, proceeds: 0n, credits: 0n }

/** Adds to what the contract owes, in sun; negative amounts leave it, or a part of it. */
export async function owe({ store, block }: EventContext, change: Partial<Parts>): Promise<void> {
  const by = { ...nothing, ...change }
  await store.upsert(blindboxOwed, { id: 1, ...by, block }, (row) => ({
    boxes: row.boxes + by.boxes,
    requests: row.requests + by.requests,
    bonds: row.bonds + by.bonds,
    proceeds: row.proceeds + by.proceeds,
    credits: row.credits + by.credits,
    block,
  }))
}
