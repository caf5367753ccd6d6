// npm run restore -- FILE [--force]: what npm run backup wrote, into an empty DATA_DIR and database.
import path from 'node:path'
import { parseArgs } from 'node:util'

import { withSecretFiles } from '#platform/server/secretFiles.ts'

import { command } from './backup/command.ts'
import { restore } from './backup/restore.ts'
import { Problem } from './run/problem.mjs'
import { settingsOf } from './run/settings.mjs'

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  })
  const [file] = positionals
  if (file === undefined) throw new Problem('Which file? npm run restore -- FILE [--force]')
  await restore(settingsOf(withSecretFiles(process.env)), path.resolve(file), values.force)
  console.log('\n  Restored. npm start, or the server, goes on from there.')
})
