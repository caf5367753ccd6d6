import { dumpChainTables } from '#platform/server/indexer/reindex.ts'

import { type Stack, serverOn } from './stack.ts'

/** The rows that a fresh index of the whole chain has. */
export async function freshDump(world: Stack['world']) {
  const other = await serverOn(world)
  try {
    return await dumpChainTables(other.app.db)
  } finally {
    await other.close()
  }
}
