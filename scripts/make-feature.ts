// npm run make:feature <name>: a new feature that compiles, with one endpoint, one table and one screen.
import path from 'node:path'
import { makeFeature } from './make-feature/make.ts'

try {
  const { written, added } = makeFeature(
    path.join(import.meta.dirname, '..'),
    process.argv[2] ?? '',
  )
  for (const file of written) console.log(`written  ${file}`)
  for (const file of added) console.log(`added to ${file}`)
  console.log('Next: say in features/README.md what it is for, then npm run check.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
