import { type Stack, serverOn } from '#tests/journeys/stack.ts'
import { dumpChainTables } from '#platform/server/indexer/dump.ts'

/** What an index made from nothing holds of the chain as it is now. */
export async function freshIndex(stack: Stack) {
  const other = await serverOn(stack.world)
  try {
    return await dumpChainTables(other.app.db)
  } finally {
    await other.close()
  }
}
