import { parseArgs } from 'node:util'

import { releaseCommand } from './releaseCommand.ts'

// npm run release -- [--server https://app.example] [--folder build/web] [--announcer T…]: whether
// the server announces the release that stands in the folder, and serves these files and no others.
const { values } = parseArgs({
  options: {
    server: { type: 'string', default: `http://127.0.0.1:${process.env['PORT'] || '8080'}` },
    folder: { type: 'string', default: 'build/web' },
    announcer: { type: 'string' },
  },
})

try {
  process.exitCode = await releaseCommand(values, (line) => console.log(line))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
