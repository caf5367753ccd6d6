import type { EventContext } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'

import type { PledgeSource } from '../tables.ts'
import { gatherPledge } from './gathered.ts'
import { tables } from './rows.ts'

/** A stake, by the name that the feature it is of has for it. */
export interface PledgeName {
  readonly source: PledgeSource
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
  const { block } = event
  const known = await pledgeRow(event, { source, position })
  if (known === undefined) {
    const pledge = { source, position, owner, worth, block }
    await tables(event).insertInto('teamPledges').values(pledge).execute()
  } else {
    await setWorth(event, { source, position }, known.worth + worth)
  }
  gatherPledge(event, { source, kind: 'added', member: owner, worth })
}

/** The stake went, or such a part of it: what that part had added goes with it. */
export async function takePledge(
  event: EventContext,
  name: PledgeName,
  part: { readonly amount: bigint; readonly of: bigint } = { amount: 1n, of: 1n },
): Promise<void> {
  const known = await pledgeRow(event, name)
  if (known === undefined) return
  const worth = part.of === 0n ? known.worth : (known.worth * part.amount) / part.of
  if (worth === 0n) return
  await setWorth(event, name, known.worth - worth)
  gatherPledge(event, { source: name.source, kind: 'taken', member: known.owner, worth })
}

const pledgeRow = (event: EventContext, { source, position }: PledgeName) =>
  tables(event)
    .selectFrom('teamPledges')
    .selectAll()
    .where('source', '=', source)
    .where('position', '=', position)
    .executeTakeFirst()

/** No row says 0. */
async function setWorth(
  event: EventContext,
  { source, position }: PledgeName,
  worth: bigint,
): Promise<void> {
  const { block } = event
  if (worth === 0n) {
    await tables(event)
      .deleteFrom('teamPledges')
      .where('source', '=', source)
      .where('position', '=', position)
      .execute()
    return
  }
  await tables(event)
    .updateTable('teamPledges')
    .set({ worth, block })
    .where('source', '=', source)
    .where('position', '=', position)
    .execute()
}
