import type { App } from '#platform/server/app.ts'
import type { EventContext } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'

import type { Epoch } from '../epoch.ts'
import { mostLeaves } from '../rules.ts'
import { earningsLeaves, type EarningsTables } from '../tables.ts'

/** Each with its proof, so that a claim of many epochs builds no tree. */
export async function writeLeaves(
  event: EventContext,
  epoch: number,
  { leaves, tree }: Epoch,
): Promise<void> {
  const { store, block } = event
  for (const [leaf, { account, token: coin, amount }] of leaves.entries()) {
    const proof = tree
      .proof(leaf)
      .map((sibling) => sibling.slice('0x'.length))
      .join('')
    await store.insert(earningsLeaves, {
      epoch,
      leaf,
      account,
      coin,
      amount,
      proof,
      claimed: false,
      block,
    })
  }
}

export async function markClaimed(
  { store, block }: EventContext,
  epoch: number,
  leaf: number,
): Promise<void> {
  await store.update(earningsLeaves, { epoch, leaf }, { claimed: true, block })
}

/**
 * Final leaves of an address in a coin that were not claimed: the oldest, as many as one claim pays, and the sum of all.
 */
export async function leavesOwed(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  address: Address,
  coin: Address,
) {
  const owed = db
    .withTables<EarningsTables>()
    .selectFrom('earningsLeaves')
    .where('account', '=', address)
    .where('coin', '=', coin)
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
