import { sql } from 'kysely'

import type { App } from '../../app.ts'
import { Ahead } from '../ahead.ts'
import type { Indexer } from '../contract.ts'
import { BlockWriter } from '../writer.ts'
import { plainStore } from './plainStore.ts'

/**
 * The chain as it is now, written without anything in between: every statement of a handler goes to
 * the database unchanged, a block a transaction, and the trigger notes what each row was.
 */
export async function writePlainly(app: App, indexers: readonly Indexer[]): Promise<void> {
  const { db, node, deployment } = app
  const writer = new BlockWriter(app, indexers)
  await writer.learn(db, null)
  const [head, solid] = [await node.head(), await node.solid()]
  const ahead = new Ahead(node, head.number)
  for (let next = deployment.deployBlock; next <= head.number;) {
    const { blocks, error } = await ahead.next(next)
    if (error !== null) throw error
    for (const block of blocks) {
      await db.transaction().execute(async (own) => {
        await sql`select set_config('tessera.block', ${String(block.head.number)}, true)`.execute(
          own,
        )
        await writer.apply(
          { store: plainStore(own), sql: async () => own, own: Promise.resolve(own) },
          block,
          {
            wanted: () => true,
            hasNextBlock: false,
          },
        )
      })
    }
    next += blocks.length
  }
  await sql`delete from chain_undo where block <= ${solid.number}`.execute(db)
}
