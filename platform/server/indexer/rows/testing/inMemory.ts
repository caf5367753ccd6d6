import type { Database } from '#platform/server/database/db.ts'
import type { Address } from '#platform/std/address.ts'
import type { Table } from '#platform/std/chainTable.ts'

import type { BlockContext } from '../../contract.ts'
import { ChainRows } from '../rows.ts'
import { shapesOf } from '../schema.ts'
import { MemoryStore } from '../memoryStore.ts'

/** Rows as they are known between one transaction and the next. */
export const newRows = (db: Database, tables: readonly Table[]): ChainRows =>
  new ChainRows(shapesOf(tables), new Set(), db)

interface Applied<Block> {
  readonly blocks: readonly Block[]
  /** Nothing will undo them, as when a chain is read from its beginning. */
  readonly final?: boolean
  /** `more`: as `afterBlock` receives it. */
  readonly apply: (at: BlockContext, block: Block, hasNextBlock: boolean) => Promise<void>
}

/** Every contract is called by its own name here. */
const address = (name: string): Address => name as Address

/** Brings blocks to rows in memory as the indexer does when it is behind: all of them one transaction. */
export async function inMemory<Block extends { readonly number: number }>(
  db: Database,
  rows: ChainRows,
  { blocks, final = false, apply }: Applied<Block>,
): Promise<void> {
  await db.transaction().execute(async (own) => {
    rows.begin(Promise.resolve(own))
    const store = new MemoryStore(rows)
    for (const [i, block] of blocks.entries()) {
      rows.beginBlock(block.number, final)
      const { number } = block
      const at = {
        store,
        sql: () => rows.read(),
        block: number,
        time: number * 3,
        chainId: '0x00000001',
        address,
      }
      await apply(at, block, final && i + 1 < blocks.length)
      await rows.endBlock()
    }
    await rows.finish()()
  })
}
