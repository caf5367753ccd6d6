import type { Database } from '#platform/server/database/db.ts'
import type { BlockContext } from '#platform/server/indexer/contract.ts'
import { facadeOf } from '#platform/server/indexer/rows/facade.ts'
import { ChainRows } from '#platform/server/indexer/rows/rows.ts'
import { shapesOf } from '#platform/server/indexer/rows/schema.ts'
import type { Address } from '#platform/std/address.ts'

/** Runs blocks as the indexer does when it is behind: on rows in memory, all of them one transaction of the database. */
export async function inMemory<Block extends { readonly number: number }>(
  db: Database,
  blocks: readonly Block[],
  apply: (at: BlockContext, block: Block) => Promise<void>,
  address: BlockContext['address'] = (name) => name as Address,
): Promise<void> {
  await db.transaction().execute(async (own) => {
    const rows = new ChainRows(await shapesOf(own), new Set())
    rows.begin(own)
    const handed = facadeOf(rows)
    for (const block of blocks) {
      rows.beginBlock(block.number)
      await apply({ db: handed, block: block.number, time: block.number * 3, address }, block)
      await rows.endBlock()
    }
    await rows.finish()
  })
}
