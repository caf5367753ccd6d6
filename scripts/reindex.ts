import { parseArgs } from 'node:util'

import { startServer } from '#apps/server/server.ts'
import { configOf } from '#platform/server/config.ts'
import { openDatabase } from '#platform/server/db.ts'
import { chainTables } from '#platform/server/migrate.ts'
import { sql } from 'kysely'

// Empties every from-chain table and indexes again; with --verify, says whether the rows are the same.
const { values } = parseArgs({ options: { verify: { type: 'boolean', default: false } } })
const config = { ...configOf(process.env), port: 0, logLevel: 'warn' }

async function emptied(): Promise<Map<string, string>> {
  const db = await openDatabase(config)
  const dumps = new Map<string, string>()
  for (const name of await chainTables(db)) {
    dumps.set(name, await dump(db, name))
    await sql`truncate ${sql.table(name)}`.execute(db)
  }
  await sql`truncate chain_undo`.execute(db)
  await db.destroy()
  return dumps
}

async function dump(db: Awaited<ReturnType<typeof openDatabase>>, name: string): Promise<string> {
  const { rows } = await sql<{ row: unknown }>`
    select to_jsonb(t) as row from ${sql.table(name)} t order by to_jsonb(t)::text`.execute(db)
  return rows.map(({ row }) => JSON.stringify(row)).join('\n')
}

const before = await emptied()
const server = await startServer({ config, webFolder: null })
let different = 0
for (const [name, rows] of before) {
  // The chain may have grown meanwhile: every earlier row must stand among the new ones.
  const after = new Set((await dump(server.app.db, name)).split('\n'))
  const lost = rows.split('\n').filter((row) => row !== '' && !after.has(row))
  if (values.verify)
    console.log(`${name}: ${lost.length === 0 ? 'equal' : `${lost.length} differ`}`)
  different += lost.length
}
await server.close()
if (values.verify && different > 0) process.exitCode = 1
