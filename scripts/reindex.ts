import { parseArgs } from 'node:util'

import { features } from '#apps/server/features.ts'
import { reindex } from '#platform/server/indexer/reindex.ts'
import { onStoppedServer } from './onStoppedServer.ts'

// Deletes every row that comes from the chain and indexes again; with --verify, the end is 1 where
// a row came out another than it was.
const { values } = parseArgs({ options: { verify: { type: 'boolean', default: false } } })

await onStoppedServer(async ({ app }) => {
  const indexers = features.flatMap((feature) => feature.indexers ?? [])
  const { height, tables } = await reindex(app, indexers)
  console.log(`indexed again up to block ${height}`)
  if (!values.verify) return 0
  for (const { name, rows, different } of tables) {
    console.log(`${name}: ${rows} rows, ${different === 0 ? 'all equal' : `${different} differ`}`)
  }
  return tables.some(({ different }) => different > 0) ? 1 : 0
})
