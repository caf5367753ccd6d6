import type { App } from '#platform/server/app.ts'
import type { EventContext } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'

import type { Epoch } from '../epoch.ts'
import { mostLeaves } from '../rules.ts'
import type { EarningsTables, LeavesTable } from '../tables.ts'
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

/** Final leaves of an address that were not claimed: the oldest as many as one claim pays, and the sum of all. */
export async function leavesOwed({ db, clock }: Pick<App, 'db' | 'clock'>, address: Address) {
  const owed = db
    .withTables<EarningsTables>()
    .selectFrom('earningsLeaves')
    .where('account', '=', address)
    .where('claimed', '=', false)
    .where('block', '<=', clock.solid)
  const [rows, { all }] = await Promise.all([
    owed
      .select(['epoch', 'leaf', 'amount', 'proof'])
      .orderBy('epoch')
      .orderBy('leaf')
      .limit(mostLeaves)
      .execute(),
    owed.select((e) => e.fn.sum<bigint | null>('amount').as('all')).executeTakeFirstOrThrow(),
  ])
  return { rows, all: all ?? 0n }
}
