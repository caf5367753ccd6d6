// npm run backup [-- --to FILE]: everything of DATA_DIR and the database in one file, running or not.
import path from 'node:path'
import { parseArgs } from 'node:util'

import { backUp } from './backup/backUp.ts'
import { command } from './backup/command.ts'
import { settingsOf } from './run/settings.mjs'

await command(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  const time = new Date().toISOString().replace(/[:.]/g, '-')
  await backUp(settingsOf(process.env), path.resolve(values.to ?? `tessera-${time}.tar.gz`))
})
