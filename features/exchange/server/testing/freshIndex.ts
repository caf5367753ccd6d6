import { type Stack, serverOn } from '#tests/journeys/stack.ts'
import { dumpChainTables } from '#platform/server/indexer/reindex.ts'

/** Rows of a fresh index of the present chain. */
export async function freshIndex(stack: Stack) {
  const other = await serverOn(stack.world)
  try {
    return await dumpChainTables(other.app.db)
  } finally {
    await other.close()
  }
}
