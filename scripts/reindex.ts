import path from 'node:path'
import { parseArgs } from 'node:util'

import { type Devnet, startDevnet } from '#apps/devnet/index.ts'
import { features } from '#apps/server/features.ts'
import { openServer } from '#apps/server/server.ts'
import { configOf } from '#platform/server/config.ts'
import { reindex } from '#platform/server/indexer/reindex.ts'
import { FinalBlockGone } from '#platform/server/indexer/run.ts'

// Deletes every row that comes from the chain and indexes again; with --verify, the end is 1 where
// a row came out another than it was.
const { values } = parseArgs({ options: { verify: { type: 'boolean', default: false } } })
const config = { ...configOf(process.env), host: '127.0.0.1', port: 0, logLevel: 'warn' }

/** The embedded network of a stack that is stopped; null where a node is named or answers. */
async function ownNode(): Promise<Devnet | null> {
  if (process.env['TRON_URL']) return null
  const answers = await fetch(`${config.tronUrl}/wallet/getnowblock`).then(
    ({ ok }) => ok,
    () => false,
  )
  return answers ? null : startDevnet({ dataDir: path.join(config.dataDir ?? '', 'chain') })
}

async function main(net: Devnet | null): Promise<number> {
  const tronUrl = net?.url ?? config.tronUrl
  const server = await openServer({ config: { ...config, tronUrl }, webFolder: null })
  try {
    await server.ready.catch((error: unknown) => {
      if (!(error instanceof FinalBlockGone)) throw error
    })
    await server.indexer.stop()
    const indexers = features.flatMap((feature) => feature.indexers ?? [])
    const { height, tables } = await reindex(server.app, indexers)
    console.log(`indexed again up to block ${height}`)
    if (!values.verify) return 0
    for (const { name, rows, different } of tables) {
      console.log(`${name}: ${rows} rows, ${different === 0 ? 'all equal' : `${different} differ`}`)
    }
    return tables.some(({ different }) => different > 0) ? 1 : 0
  } finally {
    await server.close()
  }
}

let net: Devnet | null = null
try {
  net = await ownNode()
  process.exitCode = await main(net)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await net?.close()
}
