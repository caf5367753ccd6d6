// npm run backup [-- --to FILE]: everything of DATA_DIR and the database in one file, running or not.
import path from 'node:path'
import { parseArgs } from 'node:util'

import { withSecretFiles } from '#platform/server/secretFiles.ts'

import { backUp } from './backup/backUp.ts'
import { command } from './backup/command.ts'
import { settingsOf } from './run/settings.mjs'

await command(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  const time = new Date().toISOString().replace(/[:.]/g, '-')
  const to = path.resolve(values.to ?? `tessera-${time}.tar.gz`)
  await backUp(settingsOf(withSecretFiles(process.env)), to)
})
