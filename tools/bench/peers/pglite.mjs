// The embedded database alone: opens a folder, answers once, and prints the time and the memory in
// use. node peers/pglite.mjs FOLDER
import { PGlite } from '@electric-sql/pglite'

const database = await PGlite.create({ dataDir: process.argv[2] ?? 'memory://' })
await database.query('select 1')
console.log(
  JSON.stringify({
    seconds: performance.now() / 1_000,
    megabytes: process.memoryUsage.rss() / 1024 / 1024,
  }),
)
await database.close()
