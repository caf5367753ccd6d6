import type { EventContext } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'

import { teamPledges } from '../tables.ts'
import { collectPledge } from './accumulator.ts'

/** A stake, by its feature's name (`source`), and the name that the feature has for it. */
export interface PledgeName {
  readonly source: string
  readonly position: string
}

/** A new or increased stake: so many base units of USDT more count for all accounts above its owner. */
export async function addPledge(
  event: EventContext,
  { source, position }: PledgeName,
  owner: Address,
  worth: bigint,
): Promise<void> {
  if (worth === 0n) return
  const { store, block } = event
  await store.upsert(teamPledges, { source, position, owner, worth, block }, (row) => ({
    worth: row.worth + worth,
    block,
  }))
  collectPledge(event, { source, kind: 'added', member: owner, worth })
}

/** The stake ended, or a part of it: its part of the pledge is subtracted. */
export async function takePledge(
  event: EventContext,
  name: PledgeName,
  part: { readonly amount: bigint; readonly of: bigint } = { amount: 1n, of: 1n },
): Promise<void> {
  const { store, block } = event
  const known = await store.find(teamPledges, name)
  if (known === undefined) return
  const worth = part.of === 0n ? known.worth : (known.worth * part.amount) / part.of
  if (worth === 0n) return
  // A row with 0 is deleted.
  if (worth === known.worth) await store.delete(teamPledges, name)
  else await store.update(teamPledges, name, { worth: known.worth - worth, block })
  collectPledge(event, { source: name.source, kind: 'taken', member: known.owner, worth })
}
