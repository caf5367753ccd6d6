import { dumpChainTables } from '#platform/server/indexer/dump.ts'

import { type Stack, serverOn } from './stack.ts'

/** The rows that an index of the whole chain made anew has. */
export async function freshDump(world: Stack['world']) {
  const other = await serverOn(world)
  try {
    return await dumpChainTables(other.app.db)
  } finally {
    await other.close()
  }
}
