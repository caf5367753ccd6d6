import type { EventContext } from '#platform/server/indexer/contract.ts'

import type { Epoch } from '../epoch.ts'
import type { LeavesTable } from '../tables.ts'
import { rowsOf } from './ledger.ts'

/** Rows of one insert: each has a proof of up to a kilobyte. */
const rowsAtOnce = 1_000

/** Each with its proof, so that a claim of many epochs builds no tree. */
export async function writeLeaves(
  event: EventContext,
  epoch: number,
  { leaves, tree }: Epoch,
): Promise<void> {
  const { block } = event
  for (let from = 0; from < leaves.length; from += rowsAtOnce) {
    const rows = leaves
      .slice(from, from + rowsAtOnce)
      .map(({ account, amount }, i): LeavesTable => ({
        epoch,
        leaf: from + i,
        account,
        amount,
        proof: tree
          .proof(from + i)
          .map((sibling) => sibling.slice('0x'.length))
          .join(''),
        claimed: false,
        block,
      }))
    await rowsOf(event).insertInto('earningsLeaves').values(rows).execute()
  }
}

export async function markClaimed(event: EventContext, epoch: number, leaf: number): Promise<void> {
  await rowsOf(event)
    .updateTable('earningsLeaves')
    .set({ claimed: true, block: event.block })
    .where('epoch', '=', epoch)
    .where('leaf', '=', leaf)
    .execute()
}
