import path from 'node:path'
import { parseArgs } from 'node:util'

import { type Devnet, startDevnet } from '#apps/devnet/index.ts'
import { startServer } from '#apps/server/server.ts'
import { configOf } from '#platform/server/config.ts'
import { openDatabase } from '#platform/server/db.ts'
import { dumpChainTables } from '#platform/server/indexer/dump.ts'
import { chainTables } from '#platform/server/migrate.ts'
import { sql } from 'kysely'

// Empties every from-chain table and indexes again; with --verify, says whether the rows are the same.
const { values } = parseArgs({ options: { verify: { type: 'boolean', default: false } } })
const config = { ...configOf(process.env), port: 0, logLevel: 'warn' }

/** What the tables held, of which nothing is left in them. */
async function emptied() {
  const db = await openDatabase(config)
  try {
    const dump = await dumpChainTables(db)
    await db.transaction().execute(async (empty) => {
      for (const name of await chainTables(empty)) {
        await sql`truncate ${sql.table(name)}`.execute(empty)
      }
      await sql`truncate chain_undo`.execute(empty)
    })
    return dump
  } finally {
    await db.destroy()
  }
}

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
  const before = await emptied()
  const tronUrl = net?.url ?? config.tronUrl
  const server = await startServer({ config: { ...config, tronUrl }, webFolder: null })
  const after = await dumpChainTables(server.app.db)
  await server.close()
  console.log(`indexed again up to block ${server.indexer.height}`)
  if (!values.verify) return 0
  let different = 0
  for (const [name, rows] of before) {
    // The chain may have grown meanwhile: every earlier row must stand among the new ones.
    const now = new Set(after.get(name))
    const lost = rows.filter((row) => !now.has(row)).length
    console.log(`${name}: ${rows.length} rows, ${lost === 0 ? 'all equal' : `${lost} differ`}`)
    different += lost
  }
  return different === 0 ? 0 : 1
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
