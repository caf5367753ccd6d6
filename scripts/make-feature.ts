// npm run make:feature <name>: a new feature after the golden example, from contract to screen.
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { makeFeature } from './make-feature/make.ts'

const root = path.join(import.meta.dirname, '..')

try {
  const { written, added } = makeFeature(root, process.argv[2] ?? '')
  // Another name is of another length, and lines break elsewhere.
  execFileSync(path.join(root, 'node_modules', '.bin', 'oxfmt'), [...written, ...added], {
    cwd: root,
    stdio: 'pipe',
  })
  for (const file of written) console.log(`written  ${file}`)
  for (const file of added) console.log(`added to ${file}`)
  console.log('Next: say in features/README.md what it is for, make it yours, then npm run check.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
