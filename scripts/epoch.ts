import { parseArgs } from 'node:util'

import { epochCommand } from './epochCommand.ts'
import { onStoppedServer } from './onStoppedServer.ts'

// npm run epoch: in an empty database of its own.
const { values } = parseArgs({
  options: { verify: { type: 'boolean', default: false }, block: { type: 'string' } },
})

await onStoppedServer(
  ({ app }) => epochCommand(app, values, (text) => process.stdout.write(text)),
  { dataDir: null, databaseUrl: null, databaseReplicaUrl: null },
)
