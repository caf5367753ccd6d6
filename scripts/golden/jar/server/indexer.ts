import { type EventContext, indexContract } from '#platform/server/indexer/contract.ts'
import type { Address } from '#platform/std/address.ts'
import { type Transaction, sql } from 'kysely'

import { jarAbi } from '../contract/abi.ts'
import type { JarTables, MovementsTable } from '../tables.ts'

/** From the events of Jar to the rows of `../tables.ts`. Every handler works in the block's transaction. */
export const jarIndexer = indexContract('Jar', jarAbi, {
  Put: (event) => record(event, 'put', event.args),
  Taken: (event) => record(event, 'take', event.args),
})

async function record(
  { db, block, time, txHash }: EventContext,
  kind: MovementsTable['kind'],
  { owner, amount, balance }: { owner: Address; amount: bigint; balance: bigint },
): Promise<void> {
  const tables: Transaction<JarTables> = db
  const { movements } = await tables
    .insertInto('jarOwners')
    .values({ address: owner, balance, movements: 1, block })
    .onConflict((known) =>
      known.column('address').doUpdateSet({
        balance,
        movements: sql<number>`jar_owners.movements + 1`,
        block,
      }),
    )
    .returning('movements')
    .executeTakeFirstOrThrow()
  await tables
    .insertInto('jarMovements')
    .values({ owner, seq: movements, kind, amount, balance, time, txHash, block })
    .execute()
}
