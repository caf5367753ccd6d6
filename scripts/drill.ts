// npm run drill: rehearses the restore of a database to a moment, on throwaway clusters with production's settings.
//   -- --backups DIR --archive DIR [--until TIME]  restores production's newest copy, and reports what it holds
import { parseArgs } from 'node:util'

import { command } from './backup/command.ts'
import { rehearse, restoreNewest } from './backup/drill.ts'
import { Problem } from './run/problem.mjs'
import { phase } from './run/report.mjs'

await command(async () => {
  const { values } = parseArgs({
    options: {
      backups: { type: 'string' },
      archive: { type: 'string' },
      until: { type: 'string' },
    },
  })
  const { backups, archive, until } = values
  if (backups === undefined && archive === undefined) {
    await rehearse()
    return
  }
  if (backups === undefined || archive === undefined) {
    throw new Problem('Name both folders: npm run drill -- --backups DIR --archive DIR')
  }
  await phase(
    'Restore',
    () => restoreNewest(backups, archive, until),
    ({ orders, sessions, height }) =>
      `it holds ${orders} orders, ${sessions} sessions, and the chain up to block ${height}`,
  )
})
