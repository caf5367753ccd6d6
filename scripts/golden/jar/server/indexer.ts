import { type EventContext, indexContract } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'

import { jarAbi } from '../contract/abi.ts'
import { jarMovements, jarOwners, type MovementsTable } from '../tables.ts'

/** From the events of Jar to the rows of `../tables.ts`. */
export const jarIndexer = indexContract('Jar', jarAbi, {
  Put: (event) => record(event, 'put', event.args),
  Taken: (event) => record(event, 'take', event.args),
})

async function record(
  { store, block, time, txHash }: EventContext,
  kind: MovementsTable['kind'],
  { owner, amount, balance }: { owner: Address; amount: bigint; balance: bigint },
): Promise<void> {
  const { movements: seq } = await store.upsert(
    jarOwners,
    { address: owner, balance, movements: 1, block },
    ({ movements }) => ({ balance, movements: movements + 1, block }),
  )
  await store.insert(jarMovements, { owner, seq, kind, amount, balance, time, txHash, block })
}
