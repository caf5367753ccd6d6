import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

import { withSecretFiles } from '#platform/server/secretFiles.ts'

import { announceCommand } from './announceCommand.ts'

// npm run announce -- FILE [--server URL] [--release FOLDER] [--dry], or --verify.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    server: { type: 'string', default: `http://127.0.0.1:${process.env['PORT'] || '8080'}` },
    release: { type: 'string' },
    dry: { type: 'boolean', default: false },
    verify: { type: 'boolean', default: false },
  },
})

try {
  const [file] = positionals
  if (file === undefined && !values.verify) {
    throw new Error('Name the file of the announcement: npm run announce -- FILE.')
  }
  process.exitCode = await announceCommand(
    {
      ...values,
      draft: file === undefined ? null : readFileSync(file, 'utf8'),
      key: withSecretFiles(process.env)['TESSERA_ANNOUNCER_KEY'] || null,
    },
    (line) => console.log(line),
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
