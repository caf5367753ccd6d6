import { parseArgs } from 'node:util'

import { withSecretFiles } from '#platform/server/secretFiles.ts'

import { logCommand } from './logCommand.ts'

// npm run log [-- --verify] [--url https://app.example [--node https://node.example --anchor T…]]:
// from the database and the node of the environment, or from a server as any visitor reads it, with
// the anchors of the contract that is named.
const { values } = parseArgs({
  options: {
    verify: { type: 'boolean', default: false },
    url: { type: 'string' },
    node: { type: 'string' },
    anchor: { type: 'string' },
  },
})

try {
  process.exitCode = await logCommand(withSecretFiles(process.env), values, (text) =>
    process.stdout.write(text),
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
