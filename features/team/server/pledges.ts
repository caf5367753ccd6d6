import type { EventContext } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'

import { teamPledges } from '../tables.ts'
import { gatherPledge } from './gathered.ts'

/** A stake, by its feature's name (`source`), and the name that the feature has for it. */
export interface PledgeName {
  readonly source: string
  readonly position: string
}

/** A stake came, or grew: so many base units of USDT more count for whoever stands above its owner. */
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
  gatherPledge(event, { source, kind: 'added', member: owner, worth })
}

/** The stake went, or such a part of it: what that part had added goes with it. */
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
  // No row says 0.
  if (worth === known.worth) await store.delete(teamPledges, name)
  else await store.update(teamPledges, name, { worth: known.worth - worth, block })
  gatherPledge(event, { source: name.source, kind: 'taken', member: known.owner, worth })
}
