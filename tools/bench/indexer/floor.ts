import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import pg from 'pg'

/**
 * Seconds in which the database alone takes what an index of the whole chain leaves: each row once,
 * as it is at the end, by COPY in its own binary form, with before-images and every index, without
 * a trigger. Nothing is decoded, computed or changed, so no indexer with these tables is faster.
 */
export async function rowsAlone(databaseUrl: string): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tessera-rows-'))
  // PostgreSQL, which writes here, may be another user.
  chmodSync(folder, 0o777)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(`
      select tgrelid::regclass::text as name from pg_trigger
        where tgname = 'note_undo' and not tgisinternal
      union all select 'chain_undo'`)
    const copies = rows.map(({ name }) => ({ name, file: path.join(folder, name) }))
    for (const { name, file } of copies) {
      await client.query(`copy ${name} to '${file}' (format binary)`)
    }
    await client.query(`set session_replication_role = replica`)
    await client.query(`truncate ${copies.map(({ name }) => name).join(', ')}`)
    const since = performance.now()
    await client.query('begin')
    for (const { name, file } of copies) {
      await client.query(`copy ${name} from '${file}' (format binary)`)
    }
    await client.query('commit')
    return (performance.now() - since) / 1_000
  } finally {
    await client.end()
    rmSync(folder, { recursive: true, force: true })
  }
}
