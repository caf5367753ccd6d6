import { parseArgs } from 'node:util'

import { logCommand } from './logCommand.ts'

// npm run log [-- --verify] [--url https://app.example]: from the database of the environment, or
// from a server as any visitor reads it.
const { values } = parseArgs({
  options: { verify: { type: 'boolean', default: false }, url: { type: 'string' } },
})

try {
  process.exitCode = await logCommand(process.env, values, (text) => process.stdout.write(text))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
